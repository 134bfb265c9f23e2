import { expect, it } from 'vitest'
import { isDiskFull, StoreError } from '#cms/adapters/storage/FileStore.ts'
import { hasRoom, PART_BYTES, partCount, partSize } from '#domain/storage/uploadParts.ts'

const MB = 1024 * 1024

it('divides a file into parts of 8 MB and the rest', () => {
  const size = 2 * PART_BYTES + 10
  expect(partCount(size)).toBe(3)
  expect([0, 1, 2, 3, -1, 0.5].map((index) => partSize(size, index))).toEqual([
    PART_BYTES,
    PART_BYTES,
    10,
    null,
    null,
    null,
  ])
  expect(partCount(PART_BYTES)).toBe(1)
})

it('accepts a file only where it fits beside its parts, with space left for the database', () => {
  expect(hasRoom(100 * MB, 711 * MB)).toBe(false)
  expect(hasRoom(100 * MB, 712 * MB)).toBe(true)
  expect(hasRoom(100 * MB, null)).toBe(true)
})

it('recognises a full disk by the cause of a failure', () => {
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  expect(isDiskFull(new StoreError('a file could not be written', { cause: full }))).toBe(true)
  expect(isDiskFull(new StoreError('a file could not be written', { cause: new Error('x') }))).toBe(false)
})
