import { converter, formatHex, interpolate, parse, wcagContrast } from 'culori'

const toOklch = converter('oklch')

/** `percent` of `color` mixed with `other` in oklab, as CSS color-mix does. */
export const mix = (color: string, percent: number, other: string): string =>
  formatHex(interpolate([other, color], 'oklab')(percent / 100))

export const contrast = (a: string, b: string): number => wcagContrast(a, b)

export const isDark = (color: string): boolean => (toOklch(color)?.l ?? 1) < 0.5

/** The colour as #rrggbb, or the fallback when it is invalid. */
export const toHex = (color: string | null | undefined, fallback: string): string => {
  const parsed = color ? parse(color) : undefined
  return parsed ? formatHex(parsed) : fallback
}

const STEP = 0.02

/**
 * Changes the oklch lightness in 2 % steps, darker or lighter, until the test holds or black or white is
 * reached.
 */
export function shiftUntil(
  color: string,
  direction: 'darker' | 'lighter',
  holds: (hex: string) => boolean,
): string {
  const start = toOklch(color)
  if (!start || holds(color)) return color
  const sign = direction === 'darker' ? -1 : 1
  for (let step = 1; step <= 1 / STEP; step++) {
    const lightness = start.l + sign * STEP * step
    if (lightness <= 0 || lightness >= 1) break
    const hex = formatHex({ ...start, l: lightness })
    if (holds(hex)) return hex
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}

/** A mix with the smallest additional share of `color` that passes the test, in 1 % steps. */
export function mixUntil(
  color: string,
  percent: number,
  other: string,
  holds: (hex: string) => boolean,
): string {
  for (let share = percent; share < 100; share++) {
    const hex = mix(color, share, other)
    if (holds(hex)) return hex
  }
  return color
}

/** The first candidate with this contrast on the background, else the better of near-black and white. */
export function readableOn(ground: string, candidates: string[], ratio: number): string {
  const fitting = candidates.find((candidate) => contrast(candidate, ground) >= ratio)
  if (fitting) return fitting
  return contrast('#ffffff', ground) >= contrast('#141414', ground) ? '#ffffff' : '#141414'
}
