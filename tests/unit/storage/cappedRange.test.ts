import { expect, it } from 'vitest'
import { cappedRange } from '#cms/adapters/storage/cappedRange.ts'

it.each([
  ['bytes=0-', 'bytes=0-99'],
  ['bytes=250-', 'bytes=250-349'],
  ['bytes=10-20', 'bytes=10-20'],
  ['bytes=0-5000', 'bytes=0-99'],
  // Multiple ranges and suffix ranges are unchanged.
  ['bytes=0-1,5-6', 'bytes=0-1,5-6'],
  ['bytes=-5', 'bytes=-5'],
])('%s becomes %s with a limit of 100 bytes', (range, capped) =>
  expect(cappedRange(new Headers({ range }), 100).get('Range')).toBe(capped),
)

it('leaves other headers and a request for the whole file', () => {
  const headers = cappedRange(new Headers({ 'if-range': '"a"' }), 100)
  expect(headers.get('if-range')).toBe('"a"')
  expect(headers.get('range')).toBeNull()
})
