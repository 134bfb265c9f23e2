import { describe, expect, it } from 'vitest'
import { readPageCursor, toPageCursor } from '#domain/notifications/pageCursor.ts'
import {
  advanceCursor,
  cursorAt,
  isNewRow,
  readStreamCursor,
  VISIBILITY_DELAY_MS,
  writeStreamCursor,
} from '#domain/notifications/streamCursor.ts'

const NOW = 1_763_700_000_000
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const row = (n: number, createdAt: number) => ({ id: id(n), createdAt })

describe('a page cursor', () => {
  it('round-trips', () => {
    const place = { addedOn: NOW, id: id(7) }
    expect(readPageCursor(toPageCursor(place))).toEqual(place)
  })

  it.each([
    '',
    ',',
    '1',
    '1,',
    ',a',
    '-1,a',
    '1.5,a',
    '1e9,a',
    "1,a' or 1",
    '1,a,b',
    ' 1,a',
    `1,${'a'.repeat(61)}`,
    `${'9'.repeat(16)},a`,
  ])('is not read from %j', (text) => expect(readPageCursor(text)).toBeNull())
})

describe('a stream cursor', () => {
  it('includes a row that became visible late, and none twice, also after serialization', () => {
    let cursor = cursorAt(NOW)
    cursor = advanceCursor(cursor, row(1, NOW + 5000))
    const late = row(2, NOW + 5000 - VISIBILITY_DELAY_MS + 1)
    const back = readStreamCursor(writeStreamCursor(cursor), NOW + 6000)
    expect(back).not.toBeNull()
    if (!back) return
    expect(isNewRow(back, row(1, NOW + 5000))).toBe(false)
    expect(isNewRow(back, late)).toBe(true)
    expect(isNewRow(advanceCursor(back, late), late)).toBe(false)
  })

  it('leaves out rows older than the waiting time for late ones', () => {
    expect(isNewRow(cursorAt(NOW), row(1, NOW - VISIBILITY_DELAY_MS))).toBe(false)
    expect(isNewRow(cursorAt(NOW), row(1, NOW - VISIBILITY_DELAY_MS + 1))).toBe(true)
  })

  it('stays short however many rows pass', () => {
    let cursor = cursorAt(NOW)
    for (let n = 0; n < 5000; n++) cursor = advanceCursor(cursor, row(n, NOW + n * 1000))
    expect(cursor.sent).toHaveLength(VISIBILITY_DELAY_MS / 1000)
    for (let n = 0; n < 500; n++) cursor = advanceCursor(cursor, row(n, NOW + 5_000_000))
    expect(writeStreamCursor(cursor).length).toBeLessThan(400)
  })

  it.each([
    '',
    'x',
    '-',
    '1763700000000-',
    '1763700000000-short',
    '1763700000000-12345678.',
    '1763700000000-1234567é',
    `${NOW + VISIBILITY_DELAY_MS + 1}`,
    '1'.repeat(400),
  ])('is not read from %j', (text) => expect(readStreamCursor(text, NOW)).toBeNull())
})
