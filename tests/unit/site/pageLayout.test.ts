import { expect, it } from 'vitest'
import { GAP, pageAt, pagesIn, scaleOf, spansOf, zoomBeside } from '#site/features/learning/pdf/pageLayout.ts'

const A4 = { width: 800, height: 1000 }
const WIDE = { width: 1000, height: 500 }
const SPANS = spansOf([A4, A4, WIDE, A4], 1)

it('fits the widest page into the reader, or has the size that was chosen', () => {
  expect(scaleOf('fit', [A4, WIDE], 500 + 2 * GAP)).toBe(0.5)
  expect(scaleOf(150, [A4, WIDE], 500)).toBe(1.5)
})

it.each([
  ['larger than a size that fits', 43, 1, 50],
  ['larger', 100, 1, 125],
  ['not larger than the largest', 300, 1, 300],
  ['smaller', 125, -1, 100],
  ['not smaller than the smallest', 50, -1, 50],
  ['not smaller than what fits into a phone', 43, -1, 43],
] as const)('zooms to the next size: %s', (_, percent, by, next) => {
  expect(zoomBeside(percent, by)).toBe(next)
})

it('has pages below each other, each as high as its own size', () => {
  expect(SPANS.map(({ top }) => top)).toEqual([12, 1024, 2036, 2548])
  expect(spansOf([A4, WIDE], 0.5)).toEqual([
    { top: 12, height: 500 },
    { top: 524, height: 250 },
  ])
})

it.each([
  ['nothing but the first page at the start', 0, 0, [1, 1]],
  ['two pages where they meet', 700, 0, [1, 2]],
  ['the pages around it, within a margin', 1100, 600, [1, 3]],
  ['no page after the last one', 2900, 600, [3, 4]],
])('draws %s', (_, top, margin, pages) => {
  expect(pagesIn(SPANS, { top, height: 600 }, margin)).toEqual(pages)
})

it.each([
  ['the first at the start', 0, 600, 1],
  ['the one in the upper third', 840, 600, 2],
  ['the one before, while it fills most of it', 800, 600, 1],
  ['the last at the end, however short', 2948, 600, 4],
])('reads a page: %s', (_, top, height, page) => {
  expect(pageAt(SPANS, { top, height })).toBe(page)
})
