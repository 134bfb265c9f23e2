import { describe, expect, it } from 'vitest'
import { lengthOf, unmetRule } from '#domain/learning/completionRule.ts'
import { type LearnerState, lockOf, type OpeningRule } from '#domain/learning/lessonLock.ts'

describe('a lesson is done', () => {
  const far = {
    playedS: 0,
    lengthS: 600,
    dwellS: 0,
    hasPassedQuiz: false,
    isAccepted: false,
    hasBegun: false,
  }
  it.each([
    ['at once without a rule', {}, {}, null],
    ['after enough of it was played', { playedPercent: 80 }, { playedS: 480 }, null],
    [
      'not a second earlier',
      { playedPercent: 80 },
      { playedS: 479 },
      { rule: 'played', percent: 80, done: 79 },
    ],
    [
      'not while nobody knows its length',
      { playedPercent: 1 },
      { playedS: 50, lengthS: 0 },
      { rule: 'played', percent: 1, done: 0 },
    ],
    ['after it was open for long enough', { dwellMinutes: 5 }, { dwellS: 300 }, null],
    ['not before', { dwellMinutes: 5 }, { dwellS: 239.5 }, { rule: 'dwell', minutes: 5, left: 2 }],
    ['after its quiz is passed', { quizPassPercent: 50 }, { hasPassedQuiz: true }, null],
    [
      'not before that',
      { dwellMinutes: 1, quizPassPercent: 50 },
      { dwellS: 60 },
      { rule: 'quiz', percent: 50 },
    ],
    ['after its assignment is accepted', { isAssignment: true }, { isAccepted: true }, null],
    ['not before an answer is accepted', { isAssignment: true }, {}, { rule: 'assignment' }],
    ['after its live class has begun', { isLive: true }, { hasBegun: true }, null],
    ['not before its live class has begun', { isLive: true, playedPercent: 0 }, {}, { rule: 'live' }],
    ['for a rule of 0 at once', { playedPercent: 0, dwellMinutes: 0, quizPassPercent: 0 }, {}, null],
  ])('%s', (_, rule, progress, unmet) => expect(unmetRule(rule, { ...far, ...progress })).toEqual(unmet))

  it.each([
    ['the player says, when it is near what staff entered', { playerS: 570, minutes: 10 }, 570],
    ['the player says, when it is longer', { playerS: 900, minutes: 10 }, 900],
    ['staff entered, when the player says far less', { playerS: 20, minutes: 10 }, 600],
    ['the player says, when staff entered nothing', { playerS: 45, minutes: 0 }, 45],
  ])('by the length that %s', (_, given, length) => expect(lengthOf(given)).toBe(length))
})

describe('a lesson', () => {
  const now = Date.parse('2026-11-25T10:00:00Z')
  const day = 86_400_000
  const rule = (of: Partial<OpeningRule>): OpeningRule => ({
    id: 'b',
    opens: 'always',
    opensAt: null,
    days: 0,
    requires: [],
    ...of,
  })
  const state = (of: Partial<LearnerState> = {}): LearnerState => ({
    startedAt: now - 3 * day,
    now,
    examOn: null,
    timeZone: 'Asia/Kolkata',
    completed: new Set<string>(),
    previous: 'a',
    ...of,
  })
  it.each([
    ['is open without a rule', rule({}), state(), null],
    [
      'opens on its day',
      rule({ opens: 'onDay', opensAt: now + 1 }),
      state(),
      { reason: 'day', opensAt: now + 1 },
    ],
    ['is open from its day on', rule({ opens: 'onDay', opensAt: now }), state(), null],
    [
      'opens days after the start of the student',
      rule({ opens: 'afterStart', days: 4 }),
      state(),
      { reason: 'day', opensAt: now + day },
    ],
    ['is open those days later', rule({ opens: 'afterStart', days: 3 }), state(), null],
    [
      'waits for the one before it',
      rule({ opens: 'afterPrevious' }),
      state(),
      { reason: 'lessons', lectures: ['a'] },
    ],
    ['is open after it', rule({ opens: 'afterPrevious' }), state({ completed: new Set(['a']) }), null],
    ['is open as the first', rule({ opens: 'afterPrevious' }), state({ previous: null }), null],
    [
      'waits for those that it requires, but never for itself',
      rule({ requires: ['a', 'b', 'c'] }),
      state({ completed: new Set(['a']) }),
      { reason: 'lessons', lectures: ['c'] },
    ],
    [
      'asks for the day of the exam',
      rule({ opens: 'beforeExam', days: 30 }),
      state(),
      { reason: 'examDay', days: 30 },
    ],
    [
      'opens days before it, at midnight of the project',
      rule({ opens: 'beforeExam', days: 30 }),
      state({ examOn: '2027-01-24' }),
      { reason: 'day', opensAt: Date.parse('2026-12-24T18:30:00Z') },
    ],
    [
      'is open when the exam is near',
      rule({ opens: 'beforeExam', days: 30 }),
      state({ examOn: '2026-12-01' }),
      null,
    ],
    [
      'names its day before the lessons that are missing',
      rule({ opens: 'onDay', opensAt: now + day, requires: ['a'] }),
      state(),
      { reason: 'day', opensAt: now + day },
    ],
  ])('%s', (_, of, at, lock) => expect(lockOf(of, at)).toEqual(lock))
})
