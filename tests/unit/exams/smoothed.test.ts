import { expect, it } from 'vitest'
import { smoothed } from '#domain/exams/standings/smoothed.ts'

/** How often a curve turns from rising to falling. */
const peaks = (curve: readonly number[]): number =>
  curve.filter((value, at) => at > 0 && value > (curve[at - 1] ?? 0) && value >= (curve[at + 1] ?? 0)).length

it('the scores of a few candidates are one hill instead of a comb, and those of many keep their shape', () => {
  const few = Array.from({ length: 40 }, (_, at) => (at > 4 && at < 34 && at % 3 === 0 ? 2 : 0))
  expect(peaks(few)).toBeGreaterThan(8)
  expect(peaks(smoothed(few))).toBe(1)

  const bell = (middle: number, at: number) => Math.round(9000 * Math.exp(-((at - middle) ** 2) / 18))
  const many = Array.from({ length: 40 }, (_, at) => bell(10, at) + bell(30, at))
  const curve = smoothed(many)
  expect(peaks(curve)).toBe(2)
  expect(curve.indexOf(Math.max(...curve.slice(0, 20)))).toBe(10)
})

it('no candidates are a flat line, and all with one score are highest at it', () => {
  expect(smoothed([0, 0, 0])).toEqual([0, 0, 0])
  const one = smoothed([0, 0, 7, 0, 0])
  expect(one.indexOf(Math.max(...one))).toBe(2)
})
