const UNITS = [
  { unit: 'days', ms: 86_400_000 },
  { unit: 'hours', ms: 3_600_000 },
  { unit: 'minutes', ms: 60_000 },
  { unit: 'seconds', ms: 1000 },
] as const

export type DurationUnit = (typeof UNITS)[number]['unit']
export const DURATION_UNITS: readonly DurationUnit[] = UNITS.map(({ unit }) => unit).toReversed()

export type Duration = { amount: number; unit: DurationUnit }

export const durationMs = ({ amount, unit }: Duration): number =>
  Math.round(amount * (UNITS.find((known) => known.unit === unit)?.ms ?? 1))

/** Milliseconds in the largest unit that gives a whole number; fractions of a second stay in seconds. */
export function durationOf(ms: number): Duration {
  const fitting = ms > 0 ? UNITS.find((known) => ms % known.ms === 0) : undefined
  return fitting ? { amount: ms / fitting.ms, unit: fitting.unit } : { amount: ms / 1000, unit: 'seconds' }
}

/** `7 days`, `30 seconds`, `1 hour`. */
export function durationText(ms: number): string {
  const { amount, unit } = durationOf(ms)
  return `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`
}
