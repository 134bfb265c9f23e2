/** A coordinate with at most one decimal, so that a drawing stays small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Whole steps from `start` to `end`, both included when they fall on a step. */
export const steps = (start: number, end: number, by: number): number[] =>
  Array.from({ length: Math.floor((end - start) / by) + 1 }, (_, index) => start + index * by)

export const path = (d: string, attributes = ''): string =>
  `<path d="${d}"${attributes && ` ${attributes}`}/>`

export const strokes = (content: string, width = 1.4): string =>
  `<g fill="none" stroke="currentColor" stroke-width="${width}">${content}</g>`

/** A line through the points of y = f(x). */
export const curve = (f: (x: number) => number, start: number, end: number, by = 8): string =>
  steps(start, end, by)
    .map((x, index) => `${index ? '' : 'M'}${n(x)} ${n(f(x))}`)
    .join(' ')

export const dot = (x: number, y: number, r = 5): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="currentColor"/>`
