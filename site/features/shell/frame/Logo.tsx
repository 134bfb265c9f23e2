import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Picture } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { BrandMark, logoKind } from './BrandMark.tsx'
import { markOnBand, name, root } from './Logo.css.ts'

type LogoProps = { title: string; logo?: Picture | null; isOnBand?: boolean }

/**
 * A link home: the project's logo, or its first letter in a tile. A logo about as wide as high is shown next
 * to the name; a wide one contains the name (on the dark band, where it might be invisible, the tile replaces
 * it).
 */
export function Logo({ title, logo, isOnBand }: LogoProps) {
  const { homeLabel } = useTexts('shell')
  const kind = logoKind(logo)
  const isShown = kind !== null && !(kind === 'wordmark' && isOnBand)
  return (
    <AppLink href="/" className={root} aria-label={fillPlaceholders(homeLabel, { title })}>
      <BrandMark title={title} logo={isShown ? logo : null} tile={isOnBand ? markOnBand : undefined} />
      {isShown && kind === 'wordmark' ? null : <span className={name}>{title}</span>}
    </AppLink>
  )
}
