import { describe, expect, it } from 'vitest'
import { directionOf } from '#domain/exams/progress/direction.ts'
import { nextPaper } from '#domain/exams/progress/nextPaper.ts'
import { nextSteps } from '#domain/exams/progress/nextSteps.ts'
import { rankRange } from '#domain/exams/progress/rankRange.ts'
import { weeklyPlan } from '#domain/exams/progress/weeklyPlan.ts'
import { paceOf } from '#domain/exams/results/pace.ts'
import { withoutGuesses } from '#domain/exams/results/withoutGuesses.ts'
import { distinctNames } from '#domain/exams/standings/distinctNames.ts'
import { rankSeries } from '#domain/exams/standings/leaderboard.ts'

describe('the leaderboard of a series', () => {
  it('ranks who took two papers by the average of their percentiles, then by the number of papers', () => {
    const rows = rankSeries([
      { student: 'a', name: 'Alpha', units: [900, 701] },
      { student: 'b', name: 'Beta', units: [1000] },
      { student: 'c', name: 'Gamma', units: [800, 800, 800] },
      { student: 'd', name: 'Delta', units: [801, 800] },
      { student: 'e', name: 'Epsilon', units: [100, 100] },
    ])
    expect(rows.map(({ rank, name, average }) => [rank, name, average])).toEqual([
      [1, 'Gamma', 800],
      [2, 'Alpha', 800],
      [2, 'Delta', 800],
      [4, 'Epsilon', 100],
    ])
  })
})

describe('names on a leaderboard', () => {
  const namesOf = (...rows: [student: string, name: string][]) =>
    distinctNames(rows.map(([student, name]) => ({ student, name }))).map(({ name }) => name)

  it('stay as they were chosen while they differ', () => {
    expect(namesOf(['a', 'Asha'], ['b', 'Usha'])).toEqual(['Asha', 'Usha'])
  })

  it('that are equal but for case and spaces are told apart by a mark that stays with the student', () => {
    const [one, two, three] = namesOf(['a', 'Asha'], ['b', 'asha '], ['c', 'Usha'])
    expect(one).toMatch(/^Asha #[0-9A-Z]{3,7}$/)
    expect(two).toMatch(/^asha {2}#[0-9A-Z]{3,7}$/)
    expect(one?.split('#')[1]).not.toBe(two?.split('#')[1])
    expect(three).toBe('Usha')
    expect(namesOf(['x', 'ASHA'], ['a', 'Asha'])[1]).toBe(one)
  })

  it('differ among many students of one name', () => {
    const many = namesOf(...Array.from({ length: 200 }, (_, at): [string, string] => [`s${at}`, 'Asha']))
    expect(new Set(many).size).toBe(200)
  })
})

describe('progress across a series', () => {
  it('goes up or down by the last three tests beside as many before them', () => {
    expect(directionOf([])).toBeNull()
    expect(directionOf([50])).toBeNull()
    expect(directionOf([50, 60])).toBe('up')
    expect(directionOf([50, 52])).toBe('steady')
    // What is older than both sides says nothing.
    expect(directionOf([90, 0, 50])).toBe('up')
    expect(directionOf([0, 0, 0, 70, 70, 70, 60, 60, 60])).toBe('down')
  })

  it('names the three steps that would bring most, of a test on average', () => {
    const lost = [
      { cause: 'concept' as const, lost: 0.1, concepts: ['Optics', 'Waves'] },
      { cause: 'concept' as const, lost: 0.1, concepts: ['Optics'] },
      { cause: 'concept' as const, lost: 0.5, concepts: [] },
      { cause: 'silly' as const, lost: 0.04, concepts: ['Optics'] },
      { cause: 'time' as const, lost: 0.2, concepts: ['Waves'] },
      { cause: 'guess' as const, lost: 0.001, concepts: ['Waves'] },
    ]
    expect(nextSteps(lost, 2)).toEqual([
      { kind: 'time', concept: null, percent: 10 },
      { kind: 'concept', concept: 'Optics', percent: 8 },
      { kind: 'concept', concept: 'Waves', percent: 3 },
    ])
    expect(nextSteps(lost.slice(3), 2).map(({ kind }) => kind)).toEqual(['time', 'silly'])
    expect(nextSteps([], 1)).toEqual([])
  })

  it('a question is too fast when it was answered within a quarter of the pace, too slow beyond twice the pace', () => {
    const pace = (spentMs: number, isAnswered = true) => paceOf({ spentMs, paceMs: 40_000 }, isAnswered)
    expect([pace(9999), pace(10_000), pace(80_000), pace(80_001)]).toEqual(['fast', null, null, 'slow'])
    expect([pace(0, false), pace(80_001, false)]).toEqual([null, 'slow'])
  })
})

it('without guesses the total has what they cost, and no more', () => {
  const causes = new Map([
    ['a', 'guess'],
    ['b', 'guess'],
    ['c', 'concept'],
  ] as const)
  const questions = [
    { id: 'a', marks: -1 },
    { id: 'b', marks: 2 },
    { id: 'c', marks: -1 },
    { id: 'd', marks: 4 },
  ]
  expect(withoutGuesses(4, questions, causes)).toBe(5)
  expect(withoutGuesses(4, questions.slice(1), causes)).toBeNull()
})

describe('the week of a student', () => {
  const step = (concept: string) => ({ kind: 'concept' as const, concept, percent: 5 })
  const daysOf = (steps: string[]) =>
    weeklyPlan(steps.map(step)).map((one) => `${one.day} ${one.step?.concept ?? 'test'}`)

  it('has the steps one after the other, and a test on its last day', () => {
    expect(daysOf(['a', 'b', 'c'])).toEqual(['0 a', '1 b', '2 c', '3 a', '4 b', '5 c', '6 test'])
    expect(daysOf(['a', 'b'])).toEqual(['0 a', '1 b', '2 a', '3 b', '4 a', '5 b', '6 test'])
  })

  it('has a single step every other day, and nothing without steps', () => {
    expect(daysOf(['a'])).toEqual(['0 a', '2 a', '4 a', '6 test'])
    expect(daysOf([])).toEqual([])
  })
})

it('the next paper is the first one that is new, else the one that was taken longest ago', () => {
  const papers = ['a', 'b', 'c'].map((id) => ({ id }))
  const after = (...taken: string[]) =>
    nextPaper(
      papers,
      taken.map((paper, startedAt) => ({ paper, startedAt })),
    )?.id
  expect(after()).toBe('a')
  expect(after('a')).toBe('b')
  expect(after('b')).toBe('a')
  expect(after('c', 'a', 'b')).toBe('c')
  expect(after('a', 'b', 'c', 'a')).toBe('b')
  expect(nextPaper([], [])).toBeNull()
})

describe('the range of ranks from past cut-offs', () => {
  const at = (year: number, percent: number, rank: number) => ({ year, percent, rank })
  const LAST = [at(2024, 90, 500), at(2024, 70, 5000), at(2024, 50, 40_000)]

  it('goes from the next cut-off above the best of the last tests to the next below the worst', () => {
    expect(rankRange(LAST, [10, 72, 80, 65])).toEqual({ from: 500, to: 40_000, years: [2024] })
    expect(rankRange(LAST, [70, 70])).toEqual({ from: 5000, to: 5000, years: [2024] })
  })

  it('begins at 1 above all cut-offs, and has no end below them', () => {
    expect(rankRange(LAST, [95, 96])).toEqual({ from: 1, to: 500, years: [2024] })
    expect(rankRange(LAST, [45, 40])).toEqual({ from: 40_000, to: null, years: [2024] })
  })

  it('covers all years, and leaves out those with one cut-off alone', () => {
    const years = [...LAST, at(2025, 80, 800), at(2025, 60, 9000), at(2023, 60, 100)]
    expect(rankRange(years, [75, 75])).toEqual({ from: 500, to: 9000, years: [2024, 2025] })
    expect(rankRange([at(2023, 60, 100)], [75, 75])).toBeNull()
  })

  it('is not told after one test', () => {
    expect(rankRange(LAST, [75])).toBeNull()
  })
})
