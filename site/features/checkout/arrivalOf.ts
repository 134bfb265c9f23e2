import type { QuoteView } from '#domain/calls/payments.ts'

const DAY_MS = 86_400_000

/**
 * The arrival day of a delivery option that is `fasterDays` faster than the slowest, ms since epoch,
 * calculated from the arrival day of the chosen option; tomorrow at the earliest. Null while the destination
 * is unknown.
 */
export function arrivalOf(
  { arrivesBy, delivery, deliveryOptions }: Pick<QuoteView, 'arrivesBy' | 'delivery' | 'deliveryOptions'>,
  fasterDays: number,
  now: number,
): number | null {
  if (arrivesBy === null) return null
  const chosen = deliveryOptions.find(({ key }) => key === delivery?.option)?.fasterDays ?? 0
  return Math.max(now + DAY_MS, arrivesBy + (chosen - fasterDays) * DAY_MS)
}
