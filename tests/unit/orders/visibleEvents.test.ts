import { expect, it } from 'vitest'
import type { OrderEvent } from '#domain/orders/OrderSchemas.ts'
import { visibleEvents } from '#domain/orders/visibleEvents.ts'

const eventOf = (
  event: OrderEvent['event'],
  text: string | null,
  more: Partial<OrderEvent> = {},
): OrderEvent => ({
  at: 1000,
  event,
  by: null,
  text,
  paise: null,
  isInternal: false,
  ...more,
})
const read = (...events: OrderEvent[]) => visibleEvents(events).map(({ event, text }) => [event, text])

it('a lost parcel of two books is one event with both', () => {
  const lost = [
    eventOf('shipped', 'Book'),
    eventOf('lost', 'Book'),
    eventOf('shipped', 'Atlas'),
    eventOf('lost', 'Atlas'),
  ]
  expect(read(...lost)).toEqual([
    ['shipped', 'Book, Atlas'],
    ['lost', 'Book, Atlas'],
  ])
})

it('events at other times, by others or for staff alone are separate', () => {
  const first = eventOf('delivered', 'Book')
  for (const more of [{ at: 2000 }, { by: 'Some Body' }, { isInternal: true }])
    expect(read(first, eventOf('delivered', 'Atlas', more))).toHaveLength(2)
  expect(read(eventOf('note', 'One'), eventOf('note', 'Two'))).toHaveLength(2)
})

it('a processed refund hides its start', () => {
  const [refundStarted, arrived] = [eventOf('refundStarted', 'goodwill'), eventOf('refunded', 'refund-1')]
  expect(read(eventOf('lineRefunded', 'Book'), refundStarted, arrived)).toEqual([
    ['lineRefunded', 'Book'],
    ['refunded', 'refund-1'],
  ])
  expect(read(refundStarted, arrived, refundStarted)).toEqual([
    ['refunded', 'refund-1'],
    ['refundStarted', 'goodwill'],
  ])
})

it('of two refunds the processed one hides its own start', () => {
  const refundStarted = (ref: string) => eventOf('refundStarted', ref, { line: null, ref })
  const arrived = eventOf('refunded', null, { line: null, ref: 'second' })
  expect(read(refundStarted('first'), refundStarted('second'), arrived)).toEqual([
    ['refundStarted', 'first'],
    ['refunded', null],
  ])
  // A refund in credits has no start.
  expect(
    read(refundStarted('first'), eventOf('refunded', null, { line: null, ref: 'credits' })),
  ).toHaveLength(2)
})
