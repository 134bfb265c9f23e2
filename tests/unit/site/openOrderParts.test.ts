import { expect, test } from 'vitest'
import type { LineState } from '#domain/orders/moves.ts'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'
import { orderHeadline } from '#site/features/orders/orderEvents.ts'
import { isToSendBack, trackedParcels } from '#site/features/orders/orderStateName.ts'
import { orders as t } from '#site/texts/en/orders.ts'

const line = (state: LineState) => ({ state }) as WholeOrder['lines'][number]
const order = (values: Partial<WholeOrder>): WholeOrder =>
  ({ status: 'confirmed', paymentStatus: 'partlyRefunded', timeline: [], ...values }) as WholeOrder

test('a lost parcel counts for the state of an order while its goods are undecided', () => {
  const parcels = [{ state: 'lost' }, { state: 'inTransit' }] as const
  const counted = (...states: LineState[]) =>
    trackedParcels(order({ lines: states.map(line) }), parcels).map(({ state }) => state)
  expect(counted('lost', 'shipped')).toEqual(['lost', 'inTransit'])
  expect(counted('refunded', 'shipped')).toEqual(['inTransit'])
  expect(counted('refunded', 'waiting')).toEqual(['inTransit'])
  expect(counted('refunded', 'delivered')).toEqual([])
})

test('the headline of an order with refunded amounts alone is that of its delivered or opened items', () => {
  const headline = (...lines: WholeOrder['lines']) => orderHeadline(order({ status: 'completed', lines }), t)
  expect(headline(line('delivered'), line('fulfilled'))).toBe('Delivered')
  expect(headline(line('fulfilled'))).toBe('Paid and unlocked')
  expect(headline(line('delivered'), line('refunded'))).toBe('Partly refunded')
})

test('goods are to be sent back while their return is approved, and not for a refund without a return', () => {
  const back = (kind: ReturnRow['kind'], state: ReturnRow['state']) => isToSendBack({ kind, state })
  expect([back('return', 'approved'), back('return', 'requested'), back('return', 'received')]).toEqual([
    true,
    false,
    false,
  ])
  expect(back('refund', 'approved')).toBe(false)
})
