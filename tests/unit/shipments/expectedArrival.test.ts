import { expect, it } from 'vitest'
import type { DeliveryAnswer } from '#domain/shipments/deliveryAnswer.ts'
import { expectedArrival } from '#domain/shipments/expectedArrival.ts'
import type { ShipmentState } from '#domain/shipments/states.ts'

const NOW = Date.parse('2026-11-20T12:00:00+05:30')
const DAY_MS = 86_400_000
const failed = (daysAgo: number) => [{ state: 'attemptFailed' as const, at: NOW - daysAgo * DAY_MS }]
const again = (day: string): DeliveryAnswer => ({ kind: 'again', day, part: 'any' })

it.each<
  [string, ShipmentState, string | null, ReturnType<typeof failed>, DeliveryAnswer | null, string | null]
>([
  ['the day of the courier', 'inTransit', '2026-11-22', [], null, '2026-11-22'],
  ['today until the end of the day', 'outForDelivery', '2026-11-20', [], null, '2026-11-20'],
  ['no day that has passed', 'inTransit', '2026-11-19', [], null, null],
  ['not the day of the attempt that failed', 'attemptFailed', '2026-11-20', failed(0), null, null],
  ['a later day that the courier gave', 'attemptFailed', '2026-11-21', failed(0), null, '2026-11-21'],
  [
    'the day that the recipient chose',
    'attemptFailed',
    '2026-11-20',
    failed(0),
    again('2026-11-23'),
    '2026-11-23',
  ],
  ['nothing once that day has passed too', 'attemptFailed', null, failed(3), again('2026-11-19'), null],
  ['nothing once it is refused', 'attemptFailed', '2026-11-22', failed(0), { kind: 'refused' }, null],
  ['nothing on the way back', 'rtoInitiated', '2026-11-22', failed(0), null, null],
  ['nothing once it is delivered', 'delivered', '2026-11-22', [], null, null],
])('a parcel is expected on %s', (_what, state, expectedOn, scans, answered, day) =>
  expect(expectedArrival({ state, expectedOn, scans, answered }, NOW)).toBe(day),
)
