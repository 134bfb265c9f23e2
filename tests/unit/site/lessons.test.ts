import { expect, test } from 'vitest'
import { offeredAs } from '#site/features/learning/chapters.ts'

test.each([
  [undefined, true, null],
  [undefined, false, null],
  [true, false, null],
  [false, true, 'free'],
  [false, false, 'locked'],
] as const)('to somebody who has it: %s, a lesson that is free: %s is called %s', (isOwned, isFree, name) => {
  expect(offeredAs(isFree, isOwned)).toBe(name)
})
