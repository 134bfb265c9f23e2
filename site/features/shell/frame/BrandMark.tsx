import clsx from 'clsx'
import type { Picture } from '#site/data/Picture.ts'
import { mark, picture } from './Logo.css.ts'

const WORDMARK_RATIO = 1.8

/**
 * What a project's logo is: a mark, about as wide as high, stands beside the name; a wide one (`wordmark`) says the name
 * itself; null when the project has none and its first letter stands for it.
 */
export function logoKind(logo: Picture | null | undefined): 'mark' | 'wordmark' | null {
  if (!logo || typeof logo !== 'object' || !logo.url) return null
  return (logo.width ?? 0) / (logo.height || 1) >= WORDMARK_RATIO ? 'wordmark' : 'mark'
}

type BrandMarkProps = {
  title: string
  logo?: Picture | null
  /** Look of the tile with the first letter. */
  tile?: string
  className?: string
}

/** The project's logo, or its first letter in a tile; decoration beside a name. */
export function BrandMark({ title, logo, tile, className }: BrandMarkProps) {
  if (logo && logoKind(logo))
    return (
      // biome-ignore lint/performance/noImgElement: pictures are stored in their sizes; there is no image optimiser
      <img
        src={logo.url}
        alt=""
        width={logo.width ?? undefined}
        height={logo.height ?? undefined}
        className={clsx(picture, className)}
      />
    )
  return (
    <span className={clsx(mark, tile)} aria-hidden="true">
      {Array.from(title)[0]}
    </span>
  )
}
