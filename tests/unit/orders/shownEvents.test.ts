import { expect, it } from 'vitest'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { shownEvents } from '#domain/orders/shownEvents.ts'

const told = (
  event: OrderEvent['event'],
  text: string | null,
  more: Partial<OrderEvent> = {},
): OrderEvent => ({
  ...{ at: 1000, event, by: null, text, paise: null, isInternal: false },
  ...more,
})
const read = (...events: OrderEvent[]) => shownEvents(events).map(({ event, text }) => [event, text])

it('a lost parcel of two books is one event with both', () => {
  const lost = [
    told('shipped', 'Book'),
    told('lost', 'Book'),
    told('shipped', 'Atlas'),
    told('lost', 'Atlas'),
  ]
  expect(read(...lost)).toEqual([
    ['shipped', 'Book, Atlas'],
    ['lost', 'Book, Atlas'],
  ])
})

it('events at other times, by others or for staff alone are separate', () => {
  const first = told('delivered', 'Book')
  for (const more of [{ at: 2000 }, { by: 'Some Body' }, { isInternal: true }])
    expect(read(first, told('delivered', 'Atlas', more))).toHaveLength(2)
  expect(read(told('note', 'One'), told('note', 'Two'))).toHaveLength(2)
})

it('a processed refund hides its start', () => {
  const [started, arrived] = [told('refundStarted', 'goodwill'), told('refunded', 'refund-1')]
  expect(read(told('lineRefunded', 'Book'), started, arrived)).toEqual([
    ['lineRefunded', 'Book'],
    ['refunded', 'refund-1'],
  ])
  expect(read(started, arrived, started)).toEqual([
    ['refunded', 'refund-1'],
    ['refundStarted', 'goodwill'],
  ])
})

it('of two refunds the processed one hides its own start', () => {
  const started = (ref: string) => told('refundStarted', ref, { line: null, ref })
  const arrived = told('refunded', null, { line: null, ref: 'second' })
  expect(read(started('first'), started('second'), arrived)).toEqual([
    ['refundStarted', 'first'],
    ['refunded', null],
  ])
  // A refund in credits has no start.
  expect(read(started('first'), told('refunded', null, { line: null, ref: 'credits' }))).toHaveLength(2)
})
