import { describe, expect, it } from 'vitest'
import { isFirstAttempt } from '#domain/exams/standings/isFirstAttempt.ts'
import { DETAIL_DECIMALS, percentileText, TILE_DECIMALS } from '#domain/exams/standings/percentile.ts'
import { placeOf } from '#domain/exams/standings/placeOf.ts'
import { type Candidate, rankCandidates } from '#domain/exams/standings/rankCandidates.ts'
import {
  type RankFigures,
  rankVector,
  type TieBreak,
  USUAL_TIE_BREAKS,
} from '#domain/exams/standings/tieBreaks.ts'
import { random } from '#tests/support/random.ts'

const figures = (marks: number, more: Partial<RankFigures> = {}): RankFigures => ({
  marks,
  right: 10,
  wrong: 0,
  usedSeconds: 600,
  sections: {},
  ...more,
})
const candidate = (attempt: string, of: RankFigures): Candidate => ({ attempt, figures: of })
const ranksOf = (people: readonly RankFigures[], rules: readonly TieBreak[]): number[] => {
  const { vectors } = rankCandidates(
    people.map((one, index) => candidate(String(index), one)),
    rules,
    10,
  )
  return people.map((one) => placeOf(vectors, rankVector(one, rules), true).rank)
}

describe('ranks', () => {
  it('go by marks, and people whom nothing tells apart share one', () => {
    expect(ranksOf([figures(10), figures(40), figures(-3), figures(40)], [])).toEqual([3, 1, 4, 1])
  })

  it('ask the rules one after the other, in the order of the paper', () => {
    const people = [
      figures(40, { sections: { physics: 10 }, wrong: 1, usedSeconds: 100 }),
      figures(40, { sections: { physics: 12 }, wrong: 5, usedSeconds: 900 }),
      figures(40, { sections: { physics: 10 }, wrong: 1, usedSeconds: 90 }),
    ]
    expect(ranksOf(people, [{ by: 'section', section: 'physics' }, ...USUAL_TIE_BREAKS])).toEqual([3, 1, 2])
    expect(ranksOf(people, USUAL_TIE_BREAKS)).toEqual([2, 3, 1])
    expect(ranksOf(people, [{ by: 'lessTime' }])).toEqual([2, 3, 1])
  })

  it('tell the closest ratios of wrong to right answers apart, and put who has no right one last', () => {
    const ratio = (wrong: number, right: number) => figures(40, { wrong, right })
    const people = [ratio(4999, 5000), ratio(4998, 4999), ratio(0, 3), ratio(3, 0), ratio(2, 4), ratio(1, 2)]
    expect(ranksOf(people, [{ by: 'wrongRatio' }])).toEqual([5, 4, 1, 6, 2, 2])
  })

  it('are those of counting everybody who is better, for any marks', () => {
    const draw = random(7)
    const people = Array.from({ length: 500 }, () =>
      figures(Math.floor(draw() * 60) - 10, {
        wrong: Math.floor(draw() * 4),
        usedSeconds: Math.floor(draw() * 3),
      }),
    )
    const isBetter = (a: RankFigures, b: RankFigures) =>
      a.marks !== b.marks
        ? a.marks > b.marks
        : a.wrong !== b.wrong
          ? a.wrong < b.wrong
          : a.usedSeconds < b.usedSeconds
    const counted = people.map((own) => 1 + people.filter((other) => isBetter(other, own)).length)
    expect(ranksOf(people, USUAL_TIE_BREAKS)).toEqual(counted)
  })

  it('say where somebody would be who is no candidate', () => {
    const { vectors } = rankCandidates(
      [40, 30, 20].map((marks) => candidate(String(marks), figures(marks))),
      [],
      10,
    )
    expect(placeOf(vectors, [30], false)).toEqual({ rank: 2, candidates: 4, notAbove: 3 })
    expect(placeOf(vectors, [30], true)).toEqual({ rank: 2, candidates: 3, notAbove: 2 })
    expect(placeOf(vectors, [99], false)).toEqual({ rank: 1, candidates: 4, notAbove: 4 })
  })

  it('count the first attempt that was not cancelled', () => {
    expect(isFirstAttempt(1, new Set())).toBe(true)
    expect(isFirstAttempt(2, new Set())).toBe(false)
    expect(isFirstAttempt(3, new Set([1, 2]))).toBe(true)
    expect(isFirstAttempt(3, new Set([2]))).toBe(false)
  })
})

describe('percentiles', () => {
  it.each([
    [1, 3, '33.3333333', '33.33'],
    [2, 3, '66.6666666', '66.66'],
    [3, 3, '100.0000000', '100.00'],
    [99_999, 100_000, '99.9990000', '99.99'],
    [299_999, 300_000, '99.9996666', '99.99'],
    [0, 20, '0.0000000', '0.00'],
  ])('of %i of %i are cut off, not rounded', (count, of, details, tile) => {
    expect(percentileText(count, of, DETAIL_DECIMALS)).toBe(details)
    expect(percentileText(count, of, TILE_DECIMALS)).toBe(tile)
  })
})

it('what pages share is that of all candidates: sums, the first in rank, how they lie, the best tenth', () => {
  const people = Array.from({ length: 40 }, (_, index) =>
    candidate(`a${index}`, figures(index, { sections: { one: index, two: 100 - index } })),
  )
  const { summary, best } = rankCandidates(people, USUAL_TIE_BREAKS, 3)
  expect(summary).toMatchObject({ candidates: 40, sum: 780, top: 39 })
  expect(summary.sections).toEqual({ one: { sum: 780, top: 39 }, two: { sum: 3220, top: 61 } })
  expect(summary.distribution).toMatchObject({ from: 0, to: 39 })
  expect(summary.distribution.counts.reduce((all, count) => all + count, 0)).toBe(40)
  expect(summary.distribution.counts.at(-1)).toBe(1)
  expect(best).toEqual(['a39', 'a38', 'a37'])
})
