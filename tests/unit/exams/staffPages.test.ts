import { describe, expect, it } from 'vitest'
import { exportFilterOf, filterOfQuery, queryOfFilter } from '#cms/admin/attempts/attemptFilter.ts'
import { movedTo } from '#cms/admin/ui/movedTo.ts'
import { NO_ACCOMMODATION } from '#domain/exams/attempts/accommodation.ts'
import { GRANTS_NOTHING, grantsOfDraft } from '#domain/exams/attempts/grantDraft.ts'
import { grantTexts } from '#domain/exams/attempts/grantTexts.ts'
import { timelineOf } from '#domain/exams/attempts/timeline.ts'

describe('an accommodation', () => {
  it('is said in words, each thing that it grants', () => {
    expect(grantTexts(NO_ACCOMMODATION)).toEqual([])
    expect(
      grantTexts({
        timeFactor: { num: 4, den: 3 },
        extraMinutes: 1,
        extraAttempts: 2,
        hasLargeText: true,
        hasReadAloud: true,
        removesWrongOption: true,
      }),
    ).toEqual([
      '4/3 of the time',
      '1 more minute',
      '2 more attempts',
      'larger text',
      'read aloud',
      'one wrong option removed',
    ])
    expect(grantTexts({ ...NO_ACCOMMODATION, timeFactor: { num: 3, den: 2 } })).toEqual([
      '1.5 times the time',
    ])
  })

  it('of the form is exact, and a number that is none grants nothing', () => {
    const draft = { ...GRANTS_NOTHING, timeFactor: '4/3' as const, extraMinutes: ' 10 ' }
    expect(grantsOfDraft(draft)).toEqual({
      ...NO_ACCOMMODATION,
      timeFactor: { num: 4, den: 3 },
      extraMinutes: 10,
    })
    for (const extraMinutes of ['ten', '1.5', '-5', '1441'])
      expect(grantsOfDraft({ ...GRANTS_NOTHING, extraMinutes })).toBeNull()
  })
})

describe('the timeline of an attempt', () => {
  const event = (kind: string, at: number, details: Record<string, unknown> | null = null) => ({
    kind,
    at,
    details,
  })

  it('has the newest first, and saves that follow each other as one entry', () => {
    const events = [
      event('start', 1),
      event('saved', 2, { question: 3 }),
      event('saved', 4, { question: 1 }),
      event('tabLeft', 5),
      event('saved', 6, { question: 2 }),
      event('end', 7),
      event('saved', 8, { question: 4, isLate: true }),
    ]
    const [start, , , tabLeft, , end] = events
    expect(timelineOf(events)).toEqual([
      { kind: 'saves', questions: [4], from: 8, to: 8, areLate: true },
      { kind: 'event', event: end },
      { kind: 'saves', questions: [2], from: 6, to: 6, areLate: false },
      { kind: 'event', event: tabLeft },
      { kind: 'saves', questions: [1, 3], from: 2, to: 4, areLate: false },
      { kind: 'event', event: start },
    ])
  })
})

describe('filters of the list of attempts', () => {
  const filter = {
    state: 'published',
    series: 's1',
    from: '2026-11-20T18:30:00.000Z',
    to: '2026-11-22T18:30:00.000Z',
  }

  it('are in the address, beside what else is in it', () => {
    const query = queryOfFilter(filter, new URLSearchParams('sort=-startedAt&page=3&where[x][equals]=1'))
    expect(filterOfQuery(new URLSearchParams(query))).toEqual(filter)
    expect(new URLSearchParams(query).get('sort')).toBe('-startedAt')
    expect(query).not.toContain('page=')
  })

  it('are those of the export, with moments in numbers and without empty ones', () => {
    expect(exportFilterOf({ ...filter, kind: '' }, 'mock')).toEqual({
      state: 'published',
      series: 's1',
      search: 'mock',
      from: Date.parse(filter.from),
      to: Date.parse(filter.to),
    })
    expect(exportFilterOf({}, '')).toEqual({})
  })
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('an entry moves from place %i to %i', (from, to, moved) => {
  expect(movedTo([...'abc'], from, to).join('')).toBe(moved)
})
