import { expect, it } from 'vitest'
import { chooseEncoding } from '#cms/server/http/encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['GZIP', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('answers %s with %s', (header, expected) => {
  expect(chooseEncoding(header, ['br', 'gzip', 'identity'])).toBe(expected)
})

it('chooses only among the available encodings', () => {
  expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity')
})
