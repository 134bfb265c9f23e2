import { describe, expect, it } from 'vitest'
import { mergeSessions } from '#domain/exams/sessions/mergeSessions.ts'
import { placeOf } from '#domain/exams/standings/placeOf.ts'

/** A session in which so many candidates have each of these marks. */
const session = (name: string, groups: readonly (readonly [marks: number, candidates: number])[]) =>
  groups.flatMap(([marks, candidates], group) =>
    Array.from({ length: candidates }, (_, at) => ({ student: `${name}/${group}/${at}`, marks })),
  )
const rankOf = ({ best, ordered }: ReturnType<typeof mergeSessions>, student: string) =>
  placeOf({ width: 1, values: ordered }, [best.get(student) ?? 0], true)

describe('sessions of an exam', () => {
  it('the example that NTA publishes: 121 marks, above 4,082 of 41,326 candidates', () => {
    const { best } = mergeSessions([
      session('third', [
        [346, 4082],
        [121, 1],
        [-49, 37_243],
      ]),
    ])
    // Published rounded, as 90.1224411; here nobody is rounded up.
    expect(best.get('third/1/0')).toBe(901_224_410)
    expect(best.get('third/0/0')).toBe(1_000_000_000)
  })

  it('the best of each session has 100, however hard its paper was, and the last has their own share', () => {
    // As many candidates as in the four sessions of NTA's example.
    const shifts = [
      [335, 28_012],
      [346, 32_541],
      [331, 41_326],
      [332, 40_603],
    ] as const
    const merged = mergeSessions(
      shifts.map(([top, candidates], at) =>
        session(`${at}`, [
          [top, 1],
          [10, candidates - 2],
          [-30, 1],
        ]),
      ),
    )
    expect(shifts.map((_, at) => merged.best.get(`${at}/0/0`))).toEqual(shifts.map(() => 1_000_000_000))
    expect(shifts.map((_, at) => merged.best.get(`${at}/2/0`))).toEqual([35_698, 30_730, 24_197, 24_628])
    // The four at the top share the first rank; behind them stand those of the largest session.
    expect(shifts.map((_, at) => rankOf(merged, `${at}/0/0`).rank)).toEqual([1, 1, 1, 1])
    expect(rankOf(merged, '2/1/0').rank).toBe(5)
    expect(merged.ordered).toHaveLength(142_482)
  })

  it('somebody who sits in several sessions is one candidate with the best percentile, whatever the marks were', () => {
    const merged = mergeSessions([
      [
        { student: 'twice', marks: 50 },
        { student: 'a', marks: 90 },
        { student: 'b', marks: 60 },
        { student: 'c', marks: 55 },
      ],
      [
        { student: 'twice', marks: 40 },
        { student: 'd', marks: 30 },
      ],
    ])
    expect(merged.best.get('twice')).toBe(1_000_000_000)
    expect(rankOf(merged, 'twice')).toMatchObject({ rank: 1, candidates: 5 })
    expect(rankOf(merged, 'b')).toMatchObject({ rank: 3 })
    expect(mergeSessions([[], []]).ordered).toHaveLength(0)
  })
})
