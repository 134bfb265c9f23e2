import { describe, expect, it } from 'vitest'
import { randomId } from '#domain/random/randomId.ts'
import { fileSize } from '#domain/text/fileSize.ts'
import { relativeTime } from '#domain/text/relativeTime.ts'
import { shortNumber } from '#domain/text/shortNumber.ts'

it.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1K'],
  [1999, '1K'],
  [2000, '2K'],
  [999_999, '999K'],
  [1_000_000, '1M'],
  [1_999_999, '1M'],
  [999_999_999, '999M'],
  [1_000_000_000, '1B'],
  [2_700_000_000, '2B'],
  [1_000_000_000_000, '1000B'],
  [-999, '-999'],
  [-1999, '-1K'],
])('%i is shortened to %s', (value, text) => expect(shortNumber(value)).toBe(text))

describe('relative time', () => {
  const SECOND = 1000
  const MINUTE = 60 * SECOND
  const HOUR = 60 * MINUTE
  const DAY = 24 * HOUR
  const NOW = Date.UTC(2026, 10, 21)
  it.each([
    [-400 * DAY, 'now'],
    [-1, 'now'],
    [0, 'now'],
    [MINUTE - 1, 'now'],
    [MINUTE, '1m ago'],
    [2 * MINUTE - 1, '1m ago'],
    [HOUR - 1, '59m ago'],
    [HOUR, '1h ago'],
    [DAY - 1, '23h ago'],
    [DAY, '1d ago'],
    [30 * DAY - 1, '29d ago'],
    [30 * DAY, '1 month ago'],
    [60 * DAY - 1, '1 month ago'],
    [60 * DAY, '2 month ago'],
    [330 * DAY, '11 month ago'],
    [365 * DAY - 1, '11 month ago'],
    [365 * DAY, '1 year ago'],
    [730 * DAY - 1, '1 year ago'],
    [730 * DAY, '2 year ago'],
  ])('%i ms before is %s', (age, text) => expect(relativeTime(NOW - age, NOW)).toBe(text))

  it('says now for an invalid time', () => expect(relativeTime(Number.NaN, NOW)).toBe('now'))
})

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 - 1, '1023.9 KB'],
  [1024 ** 2, '1 MB'],
  [2_516_582, '2.3 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 4, '1 TB'],
  [1024 ** 5, '1 PB'],
  [5000 * 1024 ** 5, '5000 PB'],
  [-1, '0 B'],
  [Number.NaN, '0 B'],
])('%i bytes are shown as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))

describe('a random id', () => {
  it('has 28 letters and digits, or the requested number', () => {
    expect(randomId(() => 0)).toBe('A'.repeat(28))
    expect(randomId((below) => below - 1, 3)).toBe('999')
  })

  it('is uniform over its alphabet', () => {
    let drawn = 0
    const all = randomId((below) => drawn++ % below, 62)
    expect(new Set(all).size).toBe(62)
    expect(all).toMatch(/^[A-Za-z0-9]{62}$/)
  })
})
