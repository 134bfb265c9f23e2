import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type Accommodation,
  AccommodationSchema,
  compensatoryMinutes,
  NO_ACCOMMODATION,
  ownTime,
} from '#domain/exams/attempts/accommodation.ts'
import { applySaves, judgeSave, SaveSchema } from '#domain/exams/attempts/applySave.ts'
import { endsAt, type Timing } from '#domain/exams/attempts/endsAt.ts'
import { finalAt, GRACE_MS, lateVerdict } from '#domain/exams/attempts/lateVerdict.ts'
import { mayStart } from '#domain/exams/attempts/mayStart.ts'
import { isHoliday, openWindow } from '#domain/exams/attempts/openWindow.ts'
import { momentOf, pausedFor, pauseLeft, resumesAt, runningTime } from '#domain/exams/attempts/pauses.ts'
import { openSections, sectionTimes } from '#domain/exams/attempts/sectionTimes.ts'
import {
  ATTEMPT_EVENTS,
  ATTEMPT_STATES,
  type AttemptActor,
  type AttemptEvent,
  attemptMove,
  takesAnswers,
} from '#domain/exams/attempts/transitions.ts'
import type { Window } from '#domain/exams/papers/PaperSchema.ts'
import { random } from '#tests/support/random.ts'

const MIN = 60_000
const HOUR = 60 * MIN
const FREE: Window = {
  ...{ opensAt: null, closesAt: null, lateEntryMinutes: null, keepsFullTime: false, holidays: [] },
}
const granted = (more: Partial<Accommodation>): Accommodation => ({ ...NO_ACCOMMODATION, ...more })

describe('the states of an attempt', () => {
  const EVENTS = Object.keys(ATTEMPT_EVENTS) as AttemptEvent[]
  const ACTORS: AttemptActor[] = ['student', 'staff', 'server']

  it('change by the events of the table alone', () => {
    const moves = EVENTS.flatMap((event) =>
      ATTEMPT_STATES.flatMap((state) =>
        ACTORS.flatMap((actor) => {
          const to = attemptMove(state, event, actor)
          return to ? [`${actor}: ${state} ${event} ${to}`] : []
        }),
      ),
    )
    expect(moves.filter((move) => move.startsWith('student'))).toEqual([
      'student: notStarted start inProgress',
      'student: inProgress pause paused',
      'student: paused resume inProgress',
      'student: inProgress submit submitting',
      'student: paused submit submitting',
    ])
    expect(moves.filter((move) => move.startsWith('server'))).toEqual([
      'server: paused resume inProgress',
      'server: inProgress end submitting',
      'server: paused end submitting',
      'server: submitting finish submitted',
      'server: submitting finishEnded autoSubmitted',
      'server: submitted evaluate evaluated',
      'server: autoSubmitted evaluate evaluated',
      'server: evaluated reevaluate evaluated',
      'server: published reevaluate evaluated',
      'server: evaluated publish published',
    ])
    expect(moves.filter((move) => move.startsWith('staff'))).toHaveLength(18)
    expect(moves.filter((move) => move.includes('cancelled '))).toEqual([])
  })

  it('take answers while in progress only', () => {
    expect(ATTEMPT_STATES.filter(takesAnswers)).toEqual(['inProgress'])
  })
})

describe('accommodations', () => {
  test.each([
    [180, 60],
    [60, 20],
    [120, 40],
    [40, 15],
    [20, 10],
    [10, 5],
    [1, 5],
  ])('of a paper of %i minutes are %i', (minutes, extra) => {
    expect(compensatoryMinutes(minutes)).toBe(extra)
  })

  it('multiply the time exactly', () => {
    expect(ownTime(180, granted({ timeFactor: { num: 4, den: 3 } }))).toBe(240 * MIN)
    expect(ownTime(20, granted({ timeFactor: { num: 4, den: 3 } }))).toBe(1_600_000)
    expect(ownTime(1, granted({ timeFactor: { num: 8, den: 7 } }))).toBe(68_572)
    expect(ownTime(60, NO_ACCOMMODATION)).toBe(HOUR)
  })

  it('never shorten the time nor multiply it without limit', () => {
    const parsed = (num: number, den: number) =>
      AccommodationSchema.safeParse(granted({ timeFactor: { num, den } })).success
    expect([parsed(4, 3), parsed(1, 1), parsed(3, 4), parsed(5, 1), parsed(1, 0)]).toEqual([
      ...[true, true, false, false, false],
    ])
  })
})

describe('pauses', () => {
  const pauses = [
    { from: 10 * MIN, to: 15 * MIN },
    { from: 30 * MIN, to: null },
  ]
  it('are counted to the millisecond, the one that lasts too', () => {
    expect(pausedFor(pauses, 33 * MIN)).toBe(8 * MIN)
    expect(runningTime(0, pauses, 33 * MIN)).toBe(25 * MIN)
    expect(runningTime(0, [], -1)).toBe(0)
    expect(momentOf(0, pauses.slice(0, 1), 10 * MIN)).toBe(10 * MIN)
    expect(momentOf(0, pauses.slice(0, 1), 11 * MIN)).toBe(16 * MIN)
  })

  it('end by themselves when the time for them is used up', () => {
    expect(resumesAt(pauses, { times: 2, minutes: 12 })).toBe(37 * MIN)
    expect(resumesAt(pauses.slice(0, 1), { times: 2, minutes: 12 })).toBeNull()
    expect(resumesAt([], { times: 2, minutes: 12 })).toBeNull()
  })

  it('are none, some or any number', () => {
    const [first] = pauses as [{ from: number; to: number }]
    expect(pauseLeft([], { times: 0, minutes: 10 }, 0)).toBe(0)
    expect(pauseLeft([first], { times: 1, minutes: 10 }, HOUR)).toBe(0)
    expect(pauseLeft([first], { times: null, minutes: 10 }, HOUR)).toBe(5 * MIN)
    expect(pauseLeft(pauses, { times: 2, minutes: 10 }, 32 * MIN)).toBe(3 * MIN)
    expect(pauseLeft(pauses, { times: null, minutes: 5 }, HOUR)).toBe(0)
  })

  it('move every moment after them, and running time finds it again', () => {
    const anyPauses = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 })), { maxLength: 5 })
      .map((gaps) => {
        let at = 0
        return gaps.map(([run, rest]) => {
          const from = at + run
          at = from + rest
          return { from, to: at }
        })
      })
    fc.assert(
      fc.property(anyPauses, fc.integer({ min: 1, max: 8000 }), (list, running) => {
        const moment = momentOf(0, list, running)
        const before = list.filter(({ from }) => from < moment)
        expect(runningTime(0, before, moment)).toBe(running)
      }),
    )
  })
})

describe('the end of an attempt', () => {
  const timing = (more: Partial<Timing> & { window?: Partial<Window>; minutes?: number }): Timing => ({
    ...{ batches: [], accommodation: NO_ACCOMMODATION, startedAt: 0, pauses: [] },
    ...{ addedMinutes: 0, reopenedUntil: null },
    ...more,
    paper: { minutes: more.minutes ?? 60, window: { ...FREE, ...more.window } },
  })

  test.each<[string, Parameters<typeof timing>[0], number]>([
    ['is the start and the time of the paper', {}, HOUR],
    ['comes later with a factor', { accommodation: granted({ timeFactor: { num: 4, den: 3 } }) }, 80 * MIN],
    ['comes later with extra minutes', { accommodation: granted({ extraMinutes: 7 }) }, 67 * MIN],
    ['comes later with minutes that staff add', { addedMinutes: 10 }, 70 * MIN],
    ['comes later by the pauses', { pauses: [{ from: 10 * MIN, to: 25 * MIN }] }, 75 * MIN],
    [
      'is the closing for somebody who started late',
      { startedAt: 30 * MIN, window: { opensAt: 0, closesAt: HOUR } },
      HOUR,
    ],
    [
      'is the full time where late entry keeps it',
      { startedAt: 30 * MIN, window: { opensAt: 0, closesAt: HOUR, keepsFullTime: true } },
      90 * MIN,
    ],
    [
      'is the closing and what is granted',
      {
        startedAt: 30 * MIN,
        window: { opensAt: 0, closesAt: HOUR },
        accommodation: granted({ timeFactor: { num: 4, den: 3 } }),
        addedMinutes: 5,
      },
      85 * MIN,
    ],
    [
      'does not move beyond the closing for pauses',
      { window: { opensAt: 0, closesAt: HOUR }, pauses: [{ from: MIN, to: 20 * MIN }] },
      HOUR,
    ],
    [
      'moves with the holidays of the batch',
      {
        ...{ startedAt: 30 * MIN, batches: ['b'] },
        window: { opensAt: 0, closesAt: HOUR, holidays: [{ batch: 'b', from: 40 * MIN, to: 50 * MIN }] },
      },
      70 * MIN,
    ],
    ['is what staff reopened it until', { reopenedUntil: 5 * HOUR }, 5 * HOUR],
    ['is not earlier for being reopened', { reopenedUntil: MIN }, HOUR],
  ])('%s', (_, more, end) => {
    expect(endsAt(timing(more))).toBe(end)
  })

  it('is not known while it is paused', () => {
    expect(endsAt(timing({ pauses: [{ from: MIN, to: null }] }))).toBeNull()
  })
})

describe('sections with their own time', () => {
  const sections = ['x', 'y', 'z'].map((id) => ({ id, minutes: 20 }))
  const clock = { startedAt: 0, pauses: [], accommodation: NO_ACCOMMODATION, endsAt: HOUR }

  it('follow each other', () => {
    const times = sectionTimes(sections, clock)
    expect(times).toEqual([
      { id: 'x', from: 0, to: 20 * MIN },
      { id: 'y', from: 20 * MIN, to: 40 * MIN },
      { id: 'z', from: 40 * MIN, to: HOUR },
    ])
    expect(openSections(times, 0)).toEqual(['x'])
    expect(openSections(times, 20 * MIN - 1)).toEqual(['x'])
    expect(openSections(times, 20 * MIN)).toEqual(['y'])
    expect(openSections(times, HOUR)).toEqual([])
  })

  it('wait for pauses, are longer with a factor, and the last one has the extra time', () => {
    const accommodation = granted({ timeFactor: { num: 4, den: 3 } })
    const pauses = [{ from: 10 * MIN, to: 15 * MIN }]
    const [x, y, z] = sectionTimes(sections, { ...clock, accommodation, pauses, endsAt: 90 * MIN })
    expect([x?.to, y?.to, z?.to]).toEqual([1_600_000 + 5 * MIN, 3_200_000 + 5 * MIN, 90 * MIN])
  })

  it('end with the attempt', () => {
    const times = sectionTimes(sections, { ...clock, endsAt: 30 * MIN })
    expect(times.map(({ to }) => to)).toEqual([20 * MIN, 30 * MIN, 30 * MIN])
    expect(openSections(times, 35 * MIN)).toEqual([])
  })

  it('are open all the time where there is none', () => {
    const free = sections.map(({ id }) => ({ id, minutes: null }))
    expect(openSections(sectionTimes(free, clock), 30 * MIN)).toEqual(['x', 'y', 'z'])
  })
})

describe('an answer that arrives', () => {
  const open = { from: 0, to: HOUR }
  const at = (receivedAt: number, lateSyncMinutes: number, acceptedUntil: number | null = null) =>
    lateVerdict(receivedAt, open, { lateSyncMinutes, acceptedUntil })

  it('counts until the end and a short grace', () => {
    expect([at(0, 0), at(HOUR - 1, 0), at(HOUR, 0), at(HOUR + GRACE_MS - 1, 0)]).toEqual([
      ...['counts', 'counts', 'counts', 'counts'],
    ])
    expect(at(HOUR + GRACE_MS, 0)).toBe('kept')
    expect(at(-1, 0)).toBe('early')
  })

  it('counts and is flagged within the minutes of the paper, and is only kept after', () => {
    expect([at(HOUR + 29 * MIN, 30), at(HOUR + 30 * MIN, 30)]).toEqual(['countsLate', 'kept'])
    expect(at(5 * HOUR, 30, 5 * HOUR + 1)).toBe('countsLate')
    expect(finalAt(HOUR, 30)).toBe(HOUR + 30 * MIN)
    expect(finalAt(HOUR, 0)).toBe(HOUR + GRACE_MS)
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
        ...{ attempts: more.attempts ?? [], batches: more.batches ?? [] },
        ...{ now: more.now ?? HOUR, extraAttempts: more.extraAttempts ?? 0 },
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
      ...['holiday', 'ok', 'ok', 'closed'],
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
