import clsx from 'clsx'
import { portrait, root, sizes, withPicture } from './Avatar.css.ts'

type AvatarProps = {
  name: string
  /** A portrait; initials are shown when there is none. */
  picture?: { url: string } | null
  /** 26, 36, 52 or 72 px. @default 'm' */
  size?: keyof typeof sizes
}

/** A portrait, or the initials of a name; decorative, since the name is next to it. */
export function Avatar({ name, picture, size = 'm' }: AvatarProps) {
  if (picture)
    return (
      <span className={clsx(root, sizes[size], withPicture)}>
        {/* biome-ignore lint/performance/noImgElement: the server stores resized copies; there is no image optimiser */}
        <img
          src={picture.url}
          alt=""
          width="160"
          height="160"
          loading="lazy"
          decoding="async"
          className={portrait}
        />
      </span>
    )
  return (
    <span className={clsx(root, sizes[size])} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s.]+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-IN')
}
