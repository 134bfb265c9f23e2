import { expect, it } from 'vitest'
import { hasPages, openingPage, typedPage } from '#domain/learning/pdfPage.ts'

it.each([
  ['the first page for one that was never opened', 0, 1],
  ['the page where its reader stopped', 7, 7],
  ['its last page where it has fewer by now', 40, 12],
  ['a whole page', 3.9, 3],
])('a document opens at %s', (_, position, page) => {
  expect(openingPage(position, 12)).toBe(page)
})

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['0', null],
  ['13', null],
  ['-2', null],
  ['2.5', null],
  ['two', null],
  ['', null],
])('of 12 pages, "%s" is page %s', (text, page) => {
  expect(typedPage(text, 12)).toBe(page)
})

it('only PDFs have pages', () => {
  expect(hasPages('pdf')).toBe(true)
  expect(hasPages('video')).toBe(false)
})
