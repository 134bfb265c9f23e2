import { expect, it } from 'vitest'
import { PROJECT_HEADER } from '#access/projectOf.ts'
import { localisedEvent } from '#domain/orders/localisedOrder.ts'
import { localiseOrder } from '#hooks/orders/localiseOrder.ts'

const LINES = [
  { title: 'Mechanics', hindiTitle: 'यांत्रिकी' },
  { title: 'Mechanics workbook', hindiTitle: 'यांत्रिकी वर्कबुक' },
  { title: 'Atlas', hindiTitle: null },
]
const event = (name: string, text: string | null) => ({ event: name, text })

it.each([
  ['lineCancelled', 'Mechanics workbook × 2, Atlas', 'यांत्रिकी वर्कबुक × 2, Atlas'],
  ['returned', 'Mechanics, Mechanics workbook', 'यांत्रिकी, यांत्रिकी वर्कबुक'],
  ['lineRefunded', 'Mechanics, Atlas and delivery', 'यांत्रिकी, Atlas और डिलीवरी'],
  ['lineRefunded', 'Delivery', 'डिलीवरी'],
  ['note', 'Mechanics is on its way', 'Mechanics is on its way'],
  ['lineRefunded', null, null],
])('the items named by the event %s have their Hindi titles: %s', (name, text, expected) => {
  expect(localisedEvent('hi', LINES, event(name, text))).toEqual(event(name, expected))
})

it('in English the event stays as it was written', () => {
  const shown = event('returned', 'Mechanics workbook')
  expect(localisedEvent('en', LINES, shown)).toEqual(shown)
})

it('a Hindi page reads an order with the Hindi titles in its timeline', () => {
  const read = localiseOrder({
    doc: { lines: LINES, timeline: [event('lineCancelled', 'Mechanics workbook')] },
    req: { payloadAPI: 'REST', headers: new Headers({ [PROJECT_HEADER]: 'id demo hi' }) },
  } as never)
  expect(read).toMatchObject({ timeline: [event('lineCancelled', 'यांत्रिकी वर्कबुक')] })
})

it('a title that ends like a refunded delivery is a title', () => {
  const lines = [{ title: 'Pregnancy and delivery', hindiTitle: null }]
  const shown = event('lineRefunded', 'Pregnancy and delivery')
  expect(localisedEvent('hi', lines, shown)).toEqual(shown)
})
