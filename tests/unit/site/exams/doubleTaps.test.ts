import { expect, it } from 'vitest'
import type { HallAction } from '#domain/exams/attempts/hall.ts'
import { createDoubleTaps } from '#site/features/exams/hall/engine/createDoubleTaps.ts'

/** Which of the presses, each at its time in ms, are second taps. */
function secondTaps(presses: [number, HallAction['kind']][]): boolean[] {
  let now = 0
  const isSecondTap = createDoubleTaps(() => now)
  return presses.map(([at, kind]) => {
    now = at
    return isSecondTap(kind)
  })
}

it('a double tap on a button that goes on is one step', () => {
  expect(
    secondTaps([
      [0, 'saveAndNext'],
      [180, 'saveAndNext'],
      [360, 'saveAndNext'],
    ]),
  ).toEqual([false, true, true])
})
it('two steps with a look between, or with an answer, are two', () => {
  expect(
    secondTaps([
      [0, 'next'],
      [500, 'next'],
    ]),
  ).toEqual([false, false])
  expect(
    secondTaps([
      [0, 'saveAndNext'],
      [90, 'choose'],
      [180, 'saveAndNext'],
    ]),
  ).toEqual([false, false, false])
})
it('what the hall does by itself, and jumps, are no taps', () => {
  expect(
    secondTaps([
      [0, 'saveAndNext'],
      [90, 'keep'],
      [180, 'saveAndNext'],
    ]),
  ).toEqual([false, false, true])
  expect(
    secondTaps([
      [0, 'jump'],
      [90, 'saveAndNext'],
      [180, 'jump'],
    ]),
  ).toEqual([false, false, false])
})
