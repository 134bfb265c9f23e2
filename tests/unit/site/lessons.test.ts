import { expect, test } from 'vitest'
import { lessonAccess } from '#site/features/learning/chapters.ts'

test.each([
  [undefined, true, null],
  [undefined, false, null],
  [true, false, null],
  [false, true, 'free'],
  [false, false, 'locked'],
] as const)('owned: %s, free: %s: a lesson has the label %s', (isOwned, isFree, name) => {
  expect(lessonAccess(isFree, isOwned)).toBe(name)
})
