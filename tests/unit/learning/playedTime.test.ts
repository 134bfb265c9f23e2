import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPlayed,
  MAX_PARTS,
  MAX_SPEED,
  type Played,
  playBudget,
  playedParts,
  playedSeconds,
  playedText,
} from '#domain/learning/playedTime.ts'
import { NOTHING_PLAYED, type PlaySample, trackPlay } from '#domain/learning/playTracker.ts'

const anyPart = fc
  .tuple(fc.integer({ min: 0, max: 36_000 }), fc.integer({ min: 0, max: 3000 }))
  .map(([from, length]): Played => [from / 10, (from + length) / 10])
const anyParts = fc.array(anyPart, { maxLength: 20 })

describe('what was played of a recording', () => {
  it('is stored and read again', () =>
    fc.assert(
      fc.property(anyParts, (parts) => {
        const text = playedText(parts)
        expect(playedText(playedParts(text))).toBe(text)
        expect(playedSeconds(playedParts(text))).toBeCloseTo(playedSeconds(parts), 5)
      }),
    ))

  it('counts a second once, however often it is played', () => {
    expect(
      playedSeconds([
        [0, 30],
        [10, 40],
        [100, 110],
        [0, 30],
      ]),
    ).toBe(50)
    expect(
      playedText([
        [100, 110],
        [0, 30],
        [30.2, 40],
      ]),
    ).toBe('0-40,100-110')
  })

  it('grows by no more than the budget, and never shrinks', () =>
    fc.assert(
      fc.property(anyParts, anyParts, fc.integer({ min: 0, max: 5000 }), (known, claimed, budget) => {
        const before = playedSeconds(known)
        const after = playedSeconds(addPlayed(known, claimed, budget))
        expect(after).toBeGreaterThanOrEqual(before)
        // Only merged gaps of up to half a second may exceed the budget.
        expect(after - before).toBeLessThanOrEqual(budget + claimed.length * 2 * 0.5 + 0.2)
      }),
    ))

  it('is the same after a report that comes twice', () =>
    fc.assert(
      fc.property(anyParts, anyParts, (known, claimed) => {
        const once = addPlayed(known, claimed, 100_000)
        expect(addPlayed(once, claimed, 100_000)).toEqual(once)
      }),
    ))

  it('keeps a bounded number of parts', () => {
    const shortParts = Array.from({ length: 1000 }, (_, i): Played => [i * 3, i * 3 + 1])
    expect(addPlayed([], shortParts, 100_000)).toHaveLength(MAX_PARTS)
  })

  it.each(['', 'x', '5', '1-', '-1', '1-2-3', '30-10', 'NaN-NaN', '1e3-2e3'])(
    'ignores the malformed text %j',
    (text) => expect(playedParts(text)).toEqual([]),
  )
})

describe('the budget of a report', () => {
  const start = Date.parse('2026-11-25T10:00:00Z')
  it.each([
    ['is 15 s at the fastest speed and the delay allowance', 0, 15, 0, 33],
    ['of a repeated report is the delay allowance alone', 15, 15, 30, 3],
    ['covers an hour without a network', 60, 3660, 100, 7203],
    ['is limited by the time since the start', 595, 600, 1199, 4],
    ['when the clock was set back', 100, 50, 0, 3],
  ])('%s', (_, reported, now, playedS, budget) =>
    expect(
      playBudget({ startedAt: start, reportedAt: start + reported * 1000, playedS }, start + now * 1000),
    ).toBe(budget),
  )

  it('holds over any sequence of reports: never more than the elapsed time at the fastest speed', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyParts, fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 30 }),
        (reports) => {
          let [parts, at, reportedAt]: [Played[], number, number] = [[], start, start]
          let gaps = 0
          for (const [claimed, pause] of reports) {
            at += pause * 1000
            const row = { startedAt: start, reportedAt, playedS: playedSeconds(parts) }
            parts = addPlayed(parts, claimed, playBudget(row, at))
            reportedAt = at
            gaps += claimed.length
          }
          const passed = (at - start) / 1000
          expect(playedSeconds(parts)).toBeLessThanOrEqual(passed * MAX_SPEED + 3 + gaps + 0.2)
        },
      ),
    ))
})

describe('a player whose play is tracked', () => {
  const played = (...samples: [at: number, position: number, isPlaying: boolean][]) =>
    samples
      .map(([at, positionS, isPlaying]): PlaySample => ({ at: at * 1000, positionS, isPlaying }))
      .reduce(trackPlay, NOTHING_PLAYED).parts

  it('has played what lies between two samples', () =>
    expect(played([0, 10, true], [1, 11, true], [2, 12.5, false])).toEqual([[10, 12.5]]))
  it('has not played what somebody jumped over', () =>
    expect(played([0, 10, true], [1, 500, true], [2, 501, true])).toEqual([[500, 501]]))
  it('has not played a pause, or a jump back', () =>
    expect(played([0, 10, false], [60, 40, true], [61, 20, true])).toEqual([]))
  it('counts the fastest speed', () => expect(played([0, 0, true], [10, 20, true])).toEqual([[0, 20]]))
})
