import clsx from 'clsx'
import type { Picture } from '#site/data/Picture.ts'
import { mark, picture } from './Logo.css.ts'

const WORDMARK_RATIO = 1.8

/**
 * The kind of a project's logo: `mark`, about as wide as high, is shown next to the name; `wordmark`, a wide
 * one, contains the name; null when there is none and the first letter is shown.
 */
export function logoKind(logo: Picture | null | undefined): 'mark' | 'wordmark' | null {
  if (!logo || typeof logo !== 'object' || !logo.url) return null
  return (logo.width ?? 0) / (logo.height || 1) >= WORDMARK_RATIO ? 'wordmark' : 'mark'
}

type BrandMarkProps = {
  title: string
  logo?: Picture | null
  /** Class of the tile with the first letter. */
  tile?: string
  className?: string
}

/** The project's logo, or its first letter in a tile; decorative next to the name. */
export function BrandMark({ title, logo, tile, className }: BrandMarkProps) {
  if (logo && logoKind(logo))
    return (
      // biome-ignore lint/performance/noImgElement: the server stores resized copies; there is no image optimiser
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
