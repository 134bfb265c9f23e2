import clsx from 'clsx'
import type { Picture } from '#site/data/Picture.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { mark, markOnBand, name, picture, root } from './Logo.css.ts'

type LogoProps = { title: string; logo?: Picture | null; isOnBand?: boolean }

/** The project's own logo, or its first letter in a tile; a link home. */
export function Logo({ title, logo, isOnBand }: LogoProps) {
  const hasLogo = Boolean(logo && typeof logo === 'object' && logo.url)
  return (
    <AppLink href="/" className={root} aria-label={`${title}, home`}>
      {hasLogo && logo && !isOnBand ? (
        // biome-ignore lint/performance/noImgElement: pictures are stored in their sizes; there is no image optimiser
        <img
          src={logo.url}
          alt=""
          width={logo.width ?? undefined}
          height={logo.height ?? undefined}
          className={picture}
        />
      ) : (
        <>
          <span className={clsx(mark, isOnBand && markOnBand)} aria-hidden="true">
            {Array.from(title)[0]}
          </span>
          <span className={name}>{title}</span>
        </>
      )}
    </AppLink>
  )
}
