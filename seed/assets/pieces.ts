import { roundCoordinate } from './palette.ts'

/** Building blocks for the drawings of topics: SVG as text, in the ink colour of the cover. */
/** A drawing on the right two thirds of a 1280 by 720 cover, in this ink colour. */
export type Drawing = (ink: string) => string

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
export const d = (path: string, more = ''): string => `<path d="${path}"${more && ` ${more}`}/>`
export const line = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${roundCoordinate(x)} ${roundCoordinate(y)}`)
    .join('')
export const plot = (f: (t: number) => readonly [number, number], count = 120): string =>
  line(range(count + 1).map((k) => f(k / count)))
export const circle = (cx: number, cy: number, r: number, more = ''): string =>
  `<circle cx="${roundCoordinate(cx)}" cy="${roundCoordinate(cy)}" r="${roundCoordinate(r)}"${more && ` ${more}`}/>`
export const box = (x: number, y: number, w: number, h: number, more = ''): string =>
  `<rect x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" width="${roundCoordinate(w)}" height="${roundCoordinate(h)}" rx="6"${more && ` ${more}`}/>`
export const filled = (ink: string, opacity = 0.25): string => `fill="${ink}" fill-opacity="${opacity}"`
export const words = (x: number, y: number, size: number, text: string, ink: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" fill="${ink}" stroke="none"${more && ` ${more}`}>${text}</text>`
export const arrow = (x1: number, y1: number, x2: number, y2: number, more = ''): string => {
  const a = Math.atan2(y2 - y1, x2 - x1)
  const head = [a + 2.6, a - 2.6].map(
    (turn) =>
      `M${roundCoordinate(x2)} ${roundCoordinate(y2)}L${roundCoordinate(x2 + 26 * Math.cos(turn))} ${roundCoordinate(y2 + 26 * Math.sin(turn))}`,
  )
  return d(
    `M${roundCoordinate(x1)} ${roundCoordinate(y1)}L${roundCoordinate(x2)} ${roundCoordinate(y2)}${head.join('')}`,
    more || 'stroke-width="6"',
  )
}
