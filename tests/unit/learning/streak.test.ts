import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LearnedDays, streakOn, withDay } from '#domain/learning/streak.ts'
import { addDays } from '#domain/reports/days.ts'

/** What is stored after these days, in their order. */
const stored = (...days: string[]): LearnedDays | null =>
  days.reduce<LearnedDays | null>((known, day) => withDay(known, day) ?? known, null)

describe('a streak', () => {
  it('grows by a day with every day in a row, over the end of a month and of a year', () => {
    const known = stored('2026-12-30', '2026-12-31', '2027-01-01')
    expect(known).toMatchObject({ lastDay: '2027-01-01', days: 3, best: 3 })
    expect(streakOn(known, '2027-01-01')).toMatchObject({ current: 3, best: 3 })
  })

  it('counts a day once', () => {
    expect(withDay(stored('2026-11-26', '2026-11-27'), '2026-11-27')).toBeNull()
    expect(withDay(stored('2026-11-27'), '2026-11-26')).toBeNull()
  })

  it('goes on while today is not over, and is ended by a missed day, after which the best one remains', () => {
    const known = stored('2026-11-20', '2026-11-21', '2026-11-22')
    expect(streakOn(known, '2026-11-23').current).toBe(3)
    expect(streakOn(known, '2026-11-24')).toMatchObject({ current: 0, best: 3 })
    const again = stored('2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24')
    expect(streakOn(again, '2026-11-24')).toMatchObject({ current: 1, best: 3 })
  })

  it('shows the last seven days, today last', () => {
    const { week } = streakOn(stored('2026-11-10', '2026-11-21', '2026-11-24', '2026-11-27'), '2026-11-27')
    expect(week.map(({ day }) => day)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
    expect(week.map(({ hasLearned }) => hasLearned)).toEqual([true, false, false, true, false, false, true])
  })

  it('is nothing for somebody who has not learned yet', () => {
    expect(streakOn(null, '2026-11-27')).toMatchObject({ current: 0, best: 0 })
    expect(streakOn(null, '2026-11-27').week.some(({ hasLearned }) => hasLearned)).toBe(false)
  })

  it('is what counting the days themselves gives, whenever they come', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 60 }), (offsets) => {
        const first = '2026-11-01'
        const sorted = [...offsets].sort((a, b) => a - b)
        const known = stored(...sorted.map((offset) => addDays(first, offset)))
        const learned = new Set(offsets)
        const rowUntil = (end: number): number => (learned.has(end) ? 1 + rowUntil(end - 1) : 0)
        const today = 40
        const { current, best, week } = streakOn(known, addDays(first, today))
        expect(current).toBe(rowUntil(today) || rowUntil(today - 1))
        expect(best).toBe(Math.max(0, ...offsets.map(rowUntil)))
        expect(week.map(({ hasLearned }) => hasLearned)).toEqual(
          [34, 35, 36, 37, 38, 39, 40].map((offset) => learned.has(offset)),
        )
        expect((known?.recent ?? '').length).toBeLessThan(100)
      }),
    ))
})
