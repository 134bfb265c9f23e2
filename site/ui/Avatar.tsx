import clsx from 'clsx'
import { root, sizes } from './Avatar.css.ts'

/** The first letters of a name; decorative, the name stands beside it. */
export function Avatar({ name, size = 'm' }: { name: string; size?: keyof typeof sizes }) {
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
