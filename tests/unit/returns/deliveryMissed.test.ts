import { expect, it } from 'vitest'
import type { LineState } from '#domain/orders/moves.ts'
import { isDeliveryMissed } from '#domain/returns/isDeliveryRefunded.ts'

const book = (state: LineState) => ({ state, goods: [{}] })
const course = { state: 'fulfilled' as const, goods: [] }

it.each<[string, { state: LineState; goods: object[] }[], number[], boolean]>([
  ['of a parcel that was lost', [book('lost')], [0], true],
  ['of an undelivered parcel, beside a course', [course, book('undelivered')], [1], true],
  ['of two parcels that never arrived, one after the other', [book('lost'), book('undelivered')], [0], true],
  ['of the remaining line beside a cancelled one', [book('cancelled'), book('lost')], [1], true],
  ['while another parcel arrived', [book('delivered'), book('lost')], [1], false],
  ['while another parcel is on its way', [book('shipped'), book('lost')], [1], false],
  ['of goods that arrived', [book('delivered')], [0], false],
  ['of goods that were never sent', [book('waiting')], [0], false],
  ['while only a course is chosen', [course, book('lost')], [0], false],
])('the delivery charge is included in a refund %s: %#', (_what, lines, chosen, isMissed) => {
  expect(isDeliveryMissed(lines, chosen)).toBe(isMissed)
})
