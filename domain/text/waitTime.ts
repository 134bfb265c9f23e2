import { INTL, type Locale } from './locales.ts'

const MINUTE_S = 60
const HOUR_S = 3600

/**
 * A waiting time as text in a suitable unit: `24 seconds`, `12 minutes`, `5 hours`. Rounded up, so that
 * no retry comes too early.
 */
export function waitTime(seconds: number, locale: Locale): string {
  const [unit, size] =
    seconds < 2 * MINUTE_S
      ? (['second', 1] as const)
      : seconds <= 2 * HOUR_S
        ? (['minute', MINUTE_S] as const)
        : (['hour', HOUR_S] as const)
  return new Intl.NumberFormat(INTL[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / size),
  )
}
