import { expect, it } from 'vitest'
import { isWithin, parseTimestamp } from '#domain/input/parseTimestamp.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const at = NOW.getTime()

it.each([
  undefined,
  null,
  '',
  'now',
  'NaN',
  'Infinity',
  '1e13',
  '-1',
  ' 1',
  '0x10',
  '1.5',
  '9'.repeat(16),
  '9'.repeat(400),
])('%j is no valid time, and not near any', (text) => {
  expect(parseTimestamp(text)).toBeNull()
  expect(isWithin(parseTimestamp(text), NOW, 300_000)).toBe(false)
})

it('reads Latin and Devanagari digits', () => {
  expect([parseTimestamp(String(at)), parseTimestamp(at.toString(36), 36)]).toEqual([at, at])
})

it('is near on both sides, inclusive', () => {
  expect([-300_001, -300_000, 0, 300_000, 300_001].map((by) => isWithin(at + by, NOW, 300_000))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})
