import { roundCoordinate } from './palette.ts'
import { d, range } from './pieces.ts'

/**
 * Building blocks for figures of questions, as a printed paper has them: dark lines on white, 800 by 450. Letters,
 * numbers and units are the only words, so that one drawing serves both languages.
 */
const WIDTH = 800
const HEIGHT = 450

export const INK = '#1c2733'
export const BLUE = '#1f5fbf'
export const RED = '#b3372b'
export const GREY = '#8693a0'
export const SHADE = '#dbe7f7'

export const sheet = (drawing: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
  <g fill="none" stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>
</svg>`

type Anchor = 'start' | 'middle' | 'end'
const write = (x: number, y: number, text: string, anchor: Anchor, ink: string, font: string): string =>
  `<text x="${roundCoordinate(x)}" y="${roundCoordinate(y)}" ${font} font-size="30" fill="${ink}" stroke="none" text-anchor="${anchor}">${text}</text>`
/** A number, a unit or the name of a point. */
export const note = (x: number, y: number, text: string, anchor: Anchor = 'middle', ink = INK): string =>
  write(x, y, text, anchor, ink, 'font-family="DejaVu Sans"')
/** A quantity; its letter is slanted. */
export const quantity = (x: number, y: number, text: string, ink = INK, anchor: Anchor = 'middle'): string =>
  write(x, y, text, anchor, ink, 'font-family="DejaVu Serif" font-style="italic"')

/** An arrow with a filled head. */
export function arrow(x1: number, y1: number, x2: number, y2: number, ink = INK, width = 5): string {
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const point = (back: number, side: number): string =>
    `${roundCoordinate(x2 - back * Math.cos(turn) - side * Math.sin(turn))} ${roundCoordinate(y2 - back * Math.sin(turn) + side * Math.cos(turn))}`
  return (
    d(
      `M${roundCoordinate(x1)} ${roundCoordinate(y1)}L${point(12, 0)}`,
      `stroke="${ink}" stroke-width="${width}"`,
    ) +
    d(`M${point(0, 0)}L${point(20, 9)}L${point(20, -9)}Z`, `fill="${ink}" stroke="${ink}" stroke-width="2"`)
  )
}
export const dashed = (path: string, ink = GREY): string =>
  d(path, `stroke="${ink}" stroke-width="3" stroke-dasharray="3 10"`)
export const hatched = (x1: number, x2: number, y: number): string =>
  d(`M${x1} ${y}H${x2}`) +
  d(
    range(Math.floor((x2 - x1) / 30))
      .map((k) => `M${x1 + 24 + k * 30} ${y + 4}l-14 16`)
      .join(''),
    `stroke="${GREY}" stroke-width="3"`,
  )

type Scale = { x: (value: number) => number; y: (value: number) => number }
export const scaleOf = (x0: number, perX: number, y0: number, perY: number): Scale => ({
  x: (value) => x0 + perX * value,
  y: (value) => y0 - perY * value,
})
/** Axes through the origin with their marks; `names` are of the horizontal and the vertical axis. */
export function axes(
  { x, y }: Scale,
  [right, up, down]: readonly [number, number, number],
  [xs, ys]: readonly [readonly number[], readonly number[]],
  [xName, yName]: readonly [string, string],
): string {
  const minus = (value: number): string => String(value).replace('-', '−')
  return (
    arrow(x(0), y(0), x(right), y(0), INK, 3) +
    arrow(x(0), y(down), x(0), y(up), INK, 3) +
    xs
      .map((value) => dashed(`M${x(value)} ${y(0)}v8`, INK) + note(x(value), y(0) + 38, minus(value)))
      .join('') +
    ys
      .map(
        (value) =>
          dashed(`M${x(0) - 8} ${y(value)}h8`, INK) + note(x(0) - 18, y(value) + 11, minus(value), 'end'),
      )
      .join('') +
    quantity(x(right) + 14, y(0) + 10, xName, INK, 'start') +
    quantity(x(0) + 20, y(up) + 16, yName, INK, 'start')
  )
}

/** A resistor as a zigzag, level, 152 wide, its left end at x. */
export const resistor = (x: number, y: number): string =>
  d(
    `M${x} ${y}h12${range(4)
      .map(() => 'l8 -16l16 32l8 -16')
      .join('')}H${x + 152}`,
  )
