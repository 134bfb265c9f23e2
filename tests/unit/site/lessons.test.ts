import { expect, test } from 'vitest'
import { offeredAs } from '#site/features/learning/chapters.ts'

test.each([
  [undefined, true, null],
  [undefined, false, null],
  [true, false, null],
  [false, true, 'free'],
  [false, false, 'locked'],
] as const)('owned: %s, free: %s: a lesson has the label %s', (isOwned, isFree, name) => {
  expect(offeredAs(isFree, isOwned)).toBe(name)
})
