import { expect, it } from 'vitest'
import type { ReturnRow } from '#site/data/shop/returns.ts'
import { keptParts, refundedParts, returnTitle } from '#site/features/orders/returns/refundedParts.ts'
import { returns as t } from '#site/texts/en/returns.ts'

const ORDER = [{ title: 'Calculus' }, { title: 'Workbook' }]
type Line = ReturnRow['lines'][number]
const line = (values: Partial<Line>): Line => ({
  index: 0,
  quantity: 1,
  reason: 'goodwill',
  photos: [],
  grade: null,
  ...values,
})
const figures = (netPaise: number[], deliveryPaise = 0, feePaise = 0) =>
  ({ lines: netPaise.map((paise) => ({ netPaise: paise })), deliveryPaise, feePaise }) as ReturnRow['figures']
const partsOf = (row: Parameters<typeof refundedParts>[0]) =>
  refundedParts(row, ORDER, t).map(({ label, paise }) => [label, paise])

it('a partial refund is marked as one, and lists the delivery charge with its amount', () => {
  const row = { lines: [line({ quantity: 0, paise: 20_000 })], figures: figures([20_000, 0], 9900) }
  expect(returnTitle(row, ORDER, t)).toBe('Calculus (part of the price)')
  expect(partsOf(row)).toEqual([
    ['Calculus', 20_000],
    ['Delivery charge', 9900],
  ])
})

it('a refund of the delivery charge alone is titled so', () => {
  const row = { lines: [], figures: figures([0, 0], 9900, 4000) }
  expect(returnTitle(row, ORDER, t)).toBe('Delivery charge')
  expect(partsOf(row)).toEqual([])
})

it('a refund of one whole item is not itemised, nor one that is not paid yet', () => {
  const row = { lines: [line({ quantity: 2 })], figures: figures([29_900, 0]) }
  expect(returnTitle(row, ORDER, t)).toBe('Calculus × 2')
  expect(partsOf(row)).toEqual([])
  expect(partsOf({ lines: [line({}), line({ index: 1 })], figures: null })).toEqual([])
})

it('one item returned for two reasons is one part', () => {
  const lines = [line({}), line({ reason: 'damaged' }), line({ index: 1 })]
  expect(partsOf({ lines, figures: figures([29_900, 10_000]) })).toEqual([
    ['Calculus', 29_900],
    ['Workbook', 10_000],
  ])
})

it('the amount withheld for a worn item is listed, and items that were not accepted', () => {
  const lines = [line({ index: 1, grade: 'worn', withheldPaise: 11_860 }), line({ grade: 'refused' })]
  expect(keptParts({ lines }, ORDER, t)).toEqual([
    'Workbook: ₹118.60 of the price was not refunded because it came back worn or damaged.',
    'Calculus: not accepted, so it was not refunded. You get it back.',
  ])
  expect(keptParts({ lines: [line({ grade: 'worn', withheldPaise: 0 }), line({})] }, ORDER, t)).toEqual([])
})
