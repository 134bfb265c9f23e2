import { storageKeys } from '#site/features/shell/storageKeys.ts'

/** What a student wants to see: `saver` is the smallest picture, `sound` no picture, a number so many lines. */
export type Quality = 'auto' | 'saver' | 'sound' | number

/** What a stream has: lines of its pictures, the fewest first (0 where it does not say), and whether its sound comes alone. */
export type Qualities = { lines: readonly number[]; hasSound: boolean }

/** The picture to load, by its place in `lines`: the wanted one, else the largest that has fewer lines; -1 leaves it to the network. */
export function pictureFor(quality: Quality, lines: readonly number[]): number {
  if (quality === 'auto') return -1
  if (typeof quality !== 'number') return 0
  return Math.max(
    0,
    lines.findLastIndex((one) => one <= quality),
  )
}

/** What is played of a stream that need not have what was chosen. */
export function playedQuality(chosen: Quality, { lines, hasSound }: Qualities): Quality {
  if (typeof chosen === 'number') return lines[pictureFor(chosen, lines)] || 'auto'
  return chosen === 'sound' && !hasSound ? 'saver' : chosen
}

/** The quality that is stored as text; what makes no sense is `auto`. */
export function parseQuality(text: string): Quality {
  if (text === 'saver' || text === 'sound') return text
  const lines = Number(text)
  return Number.isInteger(lines) && lines > 0 ? lines : 'auto'
}

type Network = { connection?: { saveData?: boolean } }

/** The quality that was chosen on this device; without a choice the smallest where the browser is asked to save data. */
export function readQuality(slug: string): Quality {
  try {
    const stored = localStorage.getItem(storageKeys(slug).quality)
    if (stored !== null) return parseQuality(stored)
  } catch {
    // Private windows may block storage.
  }
  return (navigator as Network).connection?.saveData ? 'saver' : 'auto'
}

export function keepQuality(slug: string, quality: Quality): void {
  try {
    localStorage.setItem(storageKeys(slug).quality, String(quality))
  } catch {
    // The choice lasts as long as the page then.
  }
}
