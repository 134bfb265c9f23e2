import { expect, test } from 'vitest'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { orderEvents } from '#site/features/orders/orderEvents.ts'
import { orders as english } from '#site/texts/en/orders.ts'
import { orders as hindi } from '#site/texts/hi/orders.ts'

const line = { title: 'The mechanics workbook', hindiTitle: 'यांत्रिकी वर्कबुक', state: 'waiting', goods: [{}] }
const order = {
  status: 'confirmed',
  paymentStatus: 'paid',
  payablePaise: 5000,
  lines: [line],
  timeline: [
    { event: 'sentAgain', at: Date.UTC(2026, 10, 20), text: 'The mechanics workbook × 2', paise: null },
    { event: 'cancelled', at: Date.UTC(2026, 10, 21), text: 'SH-26-104872', paise: null },
  ],
} as unknown as WholeOrder

test('the timeline of an order names its products, and the order that replaced it, in the reader’s language', () => {
  const [again, replaced] = orderEvents(order, hindi, 'hi', true)
  expect(again?.when).toContain('यांत्रिकी वर्कबुक × 2')
  expect(replaced?.when).toContain('आपने यही फिर से ऑर्डर किया: SH-26-104872')
  const [sentAgain, cancelled] = orderEvents(order, english, 'en', true)
  expect(sentAgain?.when).toContain('The mechanics workbook × 2')
  expect(cancelled?.when).toContain('You ordered the same again: SH-26-104872')
})
