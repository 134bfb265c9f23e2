import { describe, expect, it } from 'vitest'
import { lessonsBehind, lessonsPerWeek, recordingFigures } from '#domain/learning/classFigures.ts'

describe('of a recording', () => {
  it('each tenth counts who has played half of it, and the largest fall is where people leave', () => {
    const lengthS = 100
    const rows = [
      { lengthS, played: [[0, 100]] },
      { lengthS, played: [[0, 36]] },
      { lengthS, played: [[0, 34]] },
      {
        lengthS,
        played: [
          [20, 30],
          [0, 21],
        ],
      },
    ] as const
    expect(recordingFigures(rows)).toEqual({
      viewers: 4,
      seen: [4, 4, 4, 2, 1, 1, 1, 1, 1, 1],
      average: 50,
      leftAt: 3,
    })
  })
  it('what was played twice counts once, and rows without a length are no viewers', () => {
    const rows = [
      {
        lengthS: 10,
        played: [
          [0, 10],
          [0, 10],
        ],
      },
      { lengthS: 0, played: [[0, 5]] },
      { lengthS: 10, played: [] },
    ] as const
    expect(recordingFigures(rows)).toMatchObject({ viewers: 1, average: 100, leftAt: null })
    expect(recordingFigures([])).toMatchObject({ viewers: 0, average: 0, leftAt: null })
  })
})

describe('of a plan', () => {
  const DAY = 86_400_000
  const plan = { since: 0, until: 100 * DAY, lessons: 50, done: 20 }
  it('lessons are spread evenly until the exam, and who has done fewer is behind', () => {
    expect(lessonsBehind(plan, 61 * DAY)).toBe(10)
    expect(lessonsBehind({ ...plan, done: 30 }, 61 * DAY)).toBe(0)
    expect(lessonsBehind({ ...plan, done: 40 }, 61 * DAY)).toBe(0)
  })
  it('nobody is behind on the first day, and after the exam all lessons are due', () => {
    expect(lessonsBehind({ ...plan, until: 10 * DAY, done: 0 }, DAY)).toBe(0)
    expect(lessonsBehind({ ...plan, until: 10 * DAY, done: 0 }, 2 * DAY)).toBe(5)
    expect(lessonsBehind(plan, 500 * DAY)).toBe(30)
  })
  it('the lessons left are spread over the weeks until the exam, and all of them are left for its last week', () => {
    expect(lessonsPerWeek(plan, 58 * DAY)).toBe(5)
    expect(lessonsPerWeek(plan, 57 * DAY)).toBe(5)
    expect(lessonsPerWeek(plan, 97 * DAY)).toBe(30)
    expect(lessonsPerWeek(plan, 100 * DAY)).toBeNull()
    expect(lessonsPerWeek({ ...plan, done: 50 }, 58 * DAY)).toBeNull()
  })
  it('without an end there is no plan', () => {
    expect(lessonsPerWeek({ ...plan, until: null }, 58 * DAY)).toBeNull()
    expect(lessonsBehind({ ...plan, until: null }, 61 * DAY)).toBeNull()
    expect(lessonsBehind({ ...plan, until: -1 }, 61 * DAY)).toBeNull()
  })
})
