import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  AccommodationSchema,
  compensatoryMinutes,
  NO_ACCOMMODATION,
} from '#domain/exams/attempts/accommodation.ts'
import { endsAt, type Timing } from '#domain/exams/attempts/endsAt.ts'
import { ownTime, wholeTime } from '#domain/exams/attempts/ownTime.ts'
import { momentOf, pausedFor, pauseLeft, resumesAt, runningTime } from '#domain/exams/attempts/pauses.ts'
import { RUNNING_STATES } from '#domain/exams/attempts/runningStates.ts'
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
import { FREE, granted, HOUR, MIN } from './attemptTimes.ts'

describe('the states of an attempt', () => {
  const EVENTS = Object.keys(ATTEMPT_EVENTS) as AttemptEvent[]
  const ACTORS: AttemptActor[] = ['student', 'staff', 'server']

  it('are running where a student can submit', () =>
    expect(RUNNING_STATES).toEqual(ATTEMPT_EVENTS.submit.from))

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

  it('make the whole time with extra minutes and those of staff', () => {
    const accommodation = granted({ timeFactor: { num: 4, den: 3 }, extraMinutes: 10 })
    expect(wholeTime(180, { accommodation })).toBe(250 * MIN)
    expect(wholeTime(180, { accommodation, addedMinutes: 5 })).toBe(255 * MIN)
    expect(wholeTime(60, { accommodation: NO_ACCOMMODATION })).toBe(HOUR)
  })

  it('never shorten the time nor multiply it without limit', () => {
    const parsed = (num: number, den: number) =>
      AccommodationSchema.safeParse(granted({ timeFactor: { num, den } })).success
    expect([parsed(4, 3), parsed(1, 1), parsed(3, 4), parsed(5, 1), parsed(1, 0)]).toEqual([
      true,
      true,
      false,
      false,
      false,
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
    batches: [],
    accommodation: NO_ACCOMMODATION,
    startedAt: 0,
    pauses: [],
    addedMinutes: 0,
    reopenedUntil: null,
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
        startedAt: 30 * MIN,
        batches: ['b'],
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
