import clsx from 'clsx'
import { fill } from '#domain/text/fill.ts'
import type { Picture } from '#site/data/Picture.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { mark, markOnBand, name, picture, root } from './Logo.css.ts'

type LogoProps = { title: string; logo?: Picture | null; isOnBand?: boolean }

const WORDMARK_RATIO = 1.8

/**
 * A link home: the project's logo, or its first letter in a tile. A logo about as wide as high is a mark and stands
 * beside the name; a wide one says the name itself (on the dark band, where it might not show, the tile stands for it).
 */
export function Logo({ title, logo, isOnBand }: LogoProps) {
  const { homeOf } = useTexts('shell')
  const isSet = Boolean(logo && typeof logo === 'object' && logo.url)
  const isWordmark = isSet && (logo?.width ?? 0) / (logo?.height || 1) >= WORDMARK_RATIO
  const isShown = isSet && !(isWordmark && isOnBand)
  return (
    <AppLink href="/" className={root} aria-label={fill(homeOf, { title })}>
      {isShown && logo ? (
        // biome-ignore lint/performance/noImgElement: pictures are stored in their sizes; there is no image optimiser
        <img
          src={logo.url}
          alt=""
          width={logo.width ?? undefined}
          height={logo.height ?? undefined}
          className={picture}
        />
      ) : (
        <span className={clsx(mark, isOnBand && markOnBand)} aria-hidden="true">
          {Array.from(title)[0]}
        </span>
      )}
      {isShown && isWordmark ? null : <span className={name}>{title}</span>}
    </AppLink>
  )
}
