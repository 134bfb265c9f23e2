import { converter, formatHex } from 'culori'
import { contrast } from './color.ts'

const toOklch = converter('oklch')
/** Small enough that neighbouring shades look the same. */
const STEP = 0.004

/**
 * The colour nearest to `color` with this contrast on the background: the same hue, lighter or darker,
 * whichever is nearer; black or white when no shade is enough. Null for an invalid colour.
 */
export function nearestReadable(color: string, ground: string, ratio: number): string | null {
  const start = toOklch(color)
  if (!start || !toOklch(ground)) return null
  if (contrast(color, ground) >= ratio) return formatHex(start)
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue
      const hex = formatHex({ ...start, l })
      if (contrast(hex, ground) >= ratio) return hex
    }
  }
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff'
}
