import { describe, expect, it, test } from 'vitest'
import { applySaves, SaveSchema } from '#domain/exams/attempts/applySave.ts'
import { judgeSave } from '#domain/exams/attempts/judgeSave.ts'
import { GRACE_MS, lateAnswersEndAt, lateVerdict } from '#domain/exams/attempts/lateVerdict.ts'
import { mayStart } from '#domain/exams/attempts/mayStart.ts'
import { isHoliday, openWindow } from '#domain/exams/attempts/openWindow.ts'
import type { Window } from '#domain/exams/papers/PaperSchema.ts'
import { random } from '#tests/support/random.ts'
import { FREE, HOUR, MIN } from './attemptTimes.ts'

describe('an answer that arrives', () => {
  const open = { from: 0, to: HOUR }
  const at = (receivedAt: number, lateSyncMinutes: number, acceptedUntil: number | null = null) =>
    lateVerdict(receivedAt, open, { lateSyncMinutes, acceptedUntil })

  it('counts until the end and a short grace', () => {
    expect([at(0, 0), at(HOUR - 1, 0), at(HOUR, 0), at(HOUR + GRACE_MS - 1, 0)]).toEqual([
      'counts',
      'counts',
      'counts',
      'counts',
    ])
    expect(at(HOUR + GRACE_MS, 0)).toBe('kept')
    expect(at(-1, 0)).toBe('early')
  })

  it('counts and is flagged within the minutes of the paper, and is only kept after', () => {
    expect([at(HOUR + 29 * MIN, 30), at(HOUR + 30 * MIN, 30)]).toEqual(['countsLate', 'kept'])
    expect(at(5 * HOUR, 30, 5 * HOUR + 1)).toBe('countsLate')
    expect(lateAnswersEndAt(HOUR, 30)).toBe(HOUR + 30 * MIN)
    expect(lateAnswersEndAt(HOUR, 0)).toBe(HOUR + GRACE_MS)
  })

  it('is only kept for a section that was never open', () => {
    const never = { from: HOUR, to: HOUR }
    expect(lateVerdict(HOUR, never, { lateSyncMinutes: 30, acceptedUntil: null })).toBe('kept')
  })
})

describe('saves of several devices', () => {
  const save = (question: string, epoch: number, sequence: number) => ({ question, epoch, sequence })

  it('keep the last sequence of the newest device', () => {
    expect(judgeSave(save('q', 1, 1), null, 1)).toBe('saved')
    expect(judgeSave(save('q', 1, 3), save('q', 1, 2), 1)).toBe('saved')
    expect(judgeSave(save('q', 1, 2), save('q', 1, 2), 1)).toBe('known')
    expect(judgeSave(save('q', 1, 1), save('q', 1, 2), 1)).toBe('known')
    expect(judgeSave(save('q', 2, 1), save('q', 1, 99), 2)).toBe('saved')
    expect(judgeSave(save('q', 1, 99), save('q', 2, 1), 2)).toBe('older')
    expect(judgeSave(save('q', 2, 1), null, 1)).toBe('stranger')
  })

  it('take an older device’s unsent answers for questions that the newer one left untouched', () => {
    const { kept, verdicts } = applySaves(
      [save('a', 2, 1)],
      [save('a', 1, 8), save('b', 1, 9), save('b', 1, 9)],
      2,
    )
    expect(verdicts).toEqual(['older', 'saved', 'known'])
    expect(kept).toEqual([save('a', 2, 1), save('b', 1, 9)])
  })

  it('are not taken for touching a question that the newer device only passed by', () => {
    const visit = { ...save('a', 2, 1), isVisit: true }
    const answer = save('a', 1, 8)
    expect(applySaves([visit], [answer], 2)).toEqual({ kept: [answer], verdicts: ['saved'] })
    expect(applySaves([answer], [visit], 2)).toEqual({ kept: [answer], verdicts: ['known'] })
    const cleared = save('a', 2, 2)
    expect(applySaves([answer], [visit, cleared], 2).kept).toEqual([cleared])
    expect(applySaves([cleared], [answer], 2).verdicts).toEqual(['older'])
  })

  it('end in the same whatever order they arrive in and however often they are sent', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const draw = random(seed)
      const below = (count: number) => Math.floor(draw() * count)
      const sent = Array.from({ length: 30 }, (_, index) => save(`q${below(5)}`, 1 + below(3), index + 1))
      const shuffled = [...sent, ...sent]
        .map((one) => ({ one, at: draw() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one)
      const expected = [...new Set(sent.map(({ question }) => question))].map((question) =>
        sent
          .filter((one) => one.question === question)
          .reduce((best, one) =>
            one.epoch > best.epoch || (one.epoch === best.epoch && one.sequence > best.sequence) ? one : best,
          ),
      )
      const sorted = (list: typeof sent) => list.toSorted((a, b) => a.question.localeCompare(b.question))
      expect(sorted(applySaves([], shuffled, 3).kept), `seed ${seed}`).toEqual(sorted(expected))
    }
  })

  test.each([
    { sequence: 0 },
    { sequence: 1.5 },
    { sequence: Number.NaN },
    { epoch: Number.POSITIVE_INFINITY },
    { question: '__proto__' },
    { spentMs: -1 },
    { extra: true },
    { answer: undefined },
  ])('with %j are refused', (more) => {
    const good = { ...save('set.1', 1, 1), answer: null, isMarked: false, spentMs: 0 }
    expect(SaveSchema.parse(good)).toEqual(good)
    expect(SaveSchema.safeParse({ ...good, ...more }).success).toBe(false)
    const { answer: _, ...unsaid } = good
    expect(SaveSchema.safeParse(unsaid).success).toBe(false)
  })
})

describe('starting an attempt', () => {
  const window = { ...FREE, opensAt: HOUR, closesAt: 3 * HOUR }
  const start = (more: {
    window?: Window
    now?: number
    attempts?: Parameters<typeof mayStart>[1]['attempts']
    allowed?: number | null
    gapMinutes?: number
    extraAttempts?: number
    batches?: string[]
  }) => {
    const verdict = mayStart(
      {
        window: more.window ?? FREE,
        attempts: { allowed: more.allowed ?? null, gapMinutes: more.gapMinutes ?? 0 },
      },
      {
        attempts: more.attempts ?? [],
        batches: more.batches ?? [],
        now: more.now ?? HOUR,
        extraAttempts: more.extraAttempts ?? 0,
      },
    )
    return verdict.ok ? 'ok' : 'at' in verdict ? `${verdict.reason} ${verdict.at}` : verdict.reason
  }
  const done = { state: 'evaluated' as const, endedAt: HOUR }

  test.each<[string, Parameters<typeof start>[0], string]>([
    ['is free without a window', {}, 'ok'],
    ['waits for the opening', { window, now: HOUR - 1 }, `notOpen ${HOUR}`],
    ['goes from the first millisecond', { window, now: HOUR }, 'ok'],
    ['goes to the last one', { window, now: 3 * HOUR - 1 }, 'ok'],
    ['ends with the closing', { window, now: 3 * HOUR }, 'closed'],
    [
      'ends with late entry',
      { window: { ...window, lateEntryMinutes: 15 }, now: HOUR + 15 * MIN },
      'tooLate',
    ],
    [
      'goes during late entry',
      { window: { ...window, lateEntryMinutes: 15 }, now: HOUR + 15 * MIN - 1 },
      'ok',
    ],
    ['waits for the end of the one before', { attempts: [{ state: 'paused', endedAt: null }] }, 'running'],
    ['is once where one is allowed', { attempts: [done], allowed: 1 }, 'usedUp'],
    ['is again with an extra attempt', { attempts: [done], allowed: 1, extraAttempts: 1 }, 'ok'],
    [
      'does not count cancelled ones',
      { attempts: [{ state: 'cancelled', endedAt: null }], allowed: 1, gapMinutes: 60 },
      'ok',
    ],
    ['waits for the gap', { attempts: [done], gapMinutes: 30 }, `gap ${HOUR + 30 * MIN}`],
    ['goes after the gap', { attempts: [done], gapMinutes: 30, now: HOUR + 30 * MIN }, 'ok'],
  ])('%s', (_, more, verdict) => {
    expect(start(more)).toBe(verdict)
  })

  it('keeps holidays of one’s batch', () => {
    const day = 24 * HOUR
    const holidays = [
      { batch: 'b', from: 2 * day, to: 3 * day },
      { batch: 'b', from: 2.5 * day, to: 3.5 * day },
      { batch: 'other', from: 4 * day, to: 9 * day },
    ]
    const withHolidays = { ...FREE, opensAt: day, closesAt: 4 * day, holidays }
    expect(openWindow(withHolidays, ['b']).closesAt).toBe(5.5 * day)
    expect(openWindow(withHolidays, []).closesAt).toBe(4 * day)
    expect(isHoliday(withHolidays, ['b'], 2 * day)).toBe(true)
    expect(isHoliday(withHolidays, ['b'], 3.5 * day)).toBe(false)
    const on = (now: number, batches: string[]) => start({ window: withHolidays, now, batches })
    expect([on(2 * day, ['b']), on(2 * day, []), on(5 * day, ['b']), on(5 * day, [])]).toEqual([
      'holiday',
      'ok',
      'ok',
      'closed',
    ])
    const late = { ...withHolidays, lateEntryMinutes: 24 * 60 }
    expect(start({ window: late, now: 2 * day + HOUR, batches: [] })).toBe('tooLate')
  })

  it('keeps the closing where holidays are before the opening or after it', () => {
    const holidays = [
      { batch: 'b', from: 0, to: HOUR },
      { batch: 'b', from: 9 * HOUR, to: 10 * HOUR },
    ]
    expect(openWindow({ ...window, holidays }, ['b']).closesAt).toBe(3 * HOUR)
  })
})
