import { describe, expect, it } from 'vitest'
import { markAttempt } from '#domain/exams/marking/markAttempt.ts'
import { plainScheme } from '#domain/exams/marking/SchemeSchema.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { FEE_GRACE_MS, isFeeLate, isObjectionFee } from '#domain/exams/objections/objectionFee.ts'
import { acceptsObjections } from '#domain/exams/objections/objections.ts'
import { OBJECTION_EVENTS, OBJECTION_STATES, objectionMove } from '#domain/exams/objections/transitions.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import { PaperKeysSchema } from '#domain/exams/papers/PaperKeysSchema.ts'
import { LEAF_TYPES } from '#domain/exams/questions/LeafSchema.ts'
import { correctKeys } from '#domain/exams/regrade/correctKeys.ts'
import { countPasses } from '#domain/exams/regrade/countPasses.ts'
import { type KeyChange, KeyChangesSchema } from '#domain/exams/regrade/KeyChange.ts'
import { keyedQuestions } from '#domain/exams/regrade/keyedQuestions.ts'
import { lettersOf, picksOf, togglePick } from '#domain/exams/regrade/pickedRight.ts'
import { rankMoves } from '#domain/exams/regrade/rankMoves.ts'
import { nextReview, REVIEW_DAYS } from '#domain/exams/revision/nextReview.ts'
import { BANK, keysOfBank, paperOf, placed, pool, section } from './papers.ts'

const paper = paperOf([
  section(
    'one',
    [...LEAF_TYPES, 'set'].map((id) => placed(id)),
  ),
])
const questions = keyedQuestions({ paper, bank: BANK })
const keys = { keys: keysOfBank(BANK), decisions: [] }
const correct = (changes: KeyChange[], from = keys, den = 4) => correctKeys(from, questions, changes, den)
const key = (question: string, answer: string): KeyChange => ({ kind: 'key', question, answer })

describe('corrected keys', () => {
  it('read what is right as a sheet has it, in the letters of the question', () => {
    const corrected = correct([
      key('single', 'B | c'),
      key('integer', '7 | 9 to 11'),
      key('multiple', 'a, c | b'),
    ])
    if (!corrected.ok) throw new Error(corrected.fault)
    const keyOf = (id: string) => corrected.keys.keys.find(({ question }) => question === id)?.key
    expect(keyOf('single')).toEqual({ type: 'single', right: ['b', 'c'] })
    expect(keyOf('multiple')).toEqual({ type: 'multiple', right: [['a', 'c'], ['b']] })
    expect(keyOf('integer')).toMatchObject({
      numbers: [
        { from: '7', to: '7' },
        { from: '9', to: '11' },
      ],
    })
    expect(keyOf('trueFalse')).toEqual(keys.keys.find(({ question }) => question === 'trueFalse')?.key)
    expect(PaperKeysSchema.parse(corrected.keys)).toEqual(corrected.keys)
  })

  it.each<[string, KeyChange, string]>([
    ['another question', key('elsewhere', 'b'), 'noQuestion'],
    ['what is right already', key('single', 'b'), 'nothing'],
    ['an option that is not there', key('single', 'j'), 'unknown'],
    ['an option twice', key('single', 'b | b'), 'twice'],
    ['words for a number', key('integer', 'many'), 'unreadable'],
    ['a fraction for a whole number', key('integer', '0.5'), 'notWhole'],
    ['an answer to what experts mark', key('subjective', 'a'), 'byExpert'],
    ['words for marks', { kind: 'marks', question: 'single', correct: 'four', wrong: '0' }, 'unreadable'],
    [
      'no marks for what is right',
      { kind: 'marks', question: 'single', correct: '0', wrong: '0' },
      'unreadable',
    ],
    [
      'a reward for what is wrong',
      { kind: 'marks', question: 'single', correct: '4', wrong: '1' },
      'unreadable',
    ],
    ['to count again what counts', { kind: 'decision', question: 'single', decision: null }, 'nothing'],
  ])('refuse %s', (_name, change, fault) => {
    expect(correct([change])).toEqual({ ok: false, question: change.question, fault })
  })

  it('drop a question, and take that back', () => {
    const dropped = correct([{ kind: 'decision', question: 'single', decision: 'withdrawn' }])
    if (!dropped.ok) throw new Error(dropped.fault)
    expect(dropped.keys.decisions).toEqual([{ question: 'single', decision: 'withdrawn' }])
    const back = correct([{ kind: 'decision', question: 'single', decision: null }], dropped.keys as never)
    expect(back).toEqual({ ok: true, keys })
  })

  it('have a denominator for other marks over which those before are integers too', () => {
    const third = correct([{ kind: 'marks', question: 'single', correct: '3', wrong: '-1/3' }])
    if (!third.ok) throw new Error(third.fault)
    expect(third.keys.denominator).toBe(12)
    expect(correct([{ kind: 'marks', question: 'single', correct: '2', wrong: '-1/2' }])).toMatchObject({
      keys: { marks: [{ question: 'single', correct: fraction(2), wrong: fraction(-1, 2) }] },
    })
    const asked = askedSections(paper, BANK, 'seed')
    const markWith = (given: typeof keys) =>
      markAttempt(asked, given, {
        answers: [{ question: 'single', answer: { type: 'single', option: 'a' } }],
        expertMarks: [],
      }).marks
    expect(markWith(keys)).toEqual(fraction(-1))
    expect(markWith(third.keys as never)).toEqual(fraction(-1, 3))
  })

  it('of a pool concern every question that it can draw, by each scheme that it can have', () => {
    const own = plainScheme(fraction(2))
    const drawn = paperOf([
      section('one', [pool(2)]),
      section('two', [placed('single', own)], { choose: null }),
    ])
    const found = keyedQuestions({ paper: drawn, bank: BANK })
    expect([...found.keys()].filter((id) => id.startsWith('optics'))).toHaveLength(20)
    expect(found.get('single')?.schemes).toEqual([own])
    expect(found.has('integer')).toBe(false)
  })

  it('are asked for once of each kind for a question', () => {
    expect(KeyChangesSchema.safeParse([key('single', 'a'), key('single', 'c')]).success).toBe(false)
    expect(KeyChangesSchema.safeParse([]).success).toBe(false)
  })
})

const figures = (marks: number, full = 10) => ({
  marks,
  full,
  right: marks,
  wrong: 0,
  usedSeconds: 0,
  sections: {},
})
const attempt = (id: string, before: number, after: number, more: object = {}) => ({
  id,
  student: id,
  den: 1,
  isCandidate: true,
  before: figures(before),
  after: figures(after),
  ...more,
})

describe('a preview', () => {
  it('says who moves, those first whose marks change most, with ranks of candidates alone', () => {
    const moves = rankMoves(
      [
        attempt('a', 9, 4),
        attempt('b', 8, 8),
        attempt('c', 1, 2),
        attempt('d', 1, 1),
        attempt('later', 7, 9, { isCandidate: false }),
      ],
      [],
    )
    expect(moves.map(({ attempt: { id }, rankBefore, rankAfter }) => [id, rankBefore, rankAfter])).toEqual([
      ['a', 1, 2],
      ['later', null, null],
      ['c', 3, 3],
      ['b', 2, 1],
      ['d', 3, 4],
    ])
  })

  it('counts students whose best attempt passes only after, or only before', () => {
    const again = (id: string, before: number, after: number, student: string) =>
      attempt(id, before, after, { student })
    const passes = countPasses(
      [
        again('1', 4, 6, 'won'),
        again('2', 6, 4, 'lost'),
        again('3', 6, 4, 'kept'),
        again('4', 7, 7, 'kept'),
        again('5', 9, 1, 'guest'),
      ].map((one) => (one.id === '5' ? { ...one, student: null } : one)),
      [50],
    )
    expect(passes).toEqual({ passesWon: 1, passesLost: 1 })
    expect(countPasses([attempt('1', 0, 9)], [])).toEqual({ passesWon: 0, passesLost: 0 })
  })
})

describe('an objection', () => {
  it('moves by its table alone', () => {
    const moves = OBJECTION_STATES.flatMap((state) =>
      (Object.keys(OBJECTION_EVENTS) as (keyof typeof OBJECTION_EVENTS)[]).flatMap((event) =>
        (['student', 'staff', 'payment', 'clock'] as const).flatMap((actor) => {
          const to = objectionMove(state, event, actor)
          return to ? [`${state} ${event} ${actor} ${to}`] : []
        }),
      ),
    )
    expect(moves).toEqual([
      'unpaid pay payment open',
      'unpaid lapse clock lapsed',
      'unpaid withdraw student withdrawn',
      'open withdraw student withdrawn',
      'open accept staff accepted',
      'open reject staff rejected',
      'accepted reject staff rejected',
      'rejected accept staff accepted',
      'withdrawn raise student open',
      'withdrawn raiseForFee student unpaid',
      'withdrawn pay payment open',
      'lapsed raise student open',
      'lapsed raiseForFee student unpaid',
      'lapsed pay payment open',
    ])
  })

  it('lapses half an hour after objections ended, or after it was raised where the end was moved', () => {
    expect([isFeeLate(1000, 500, 999 + FEE_GRACE_MS), isFeeLate(1000, 500, 1000 + FEE_GRACE_MS)]).toEqual([
      false,
      true,
    ])
    expect([isFeeLate(100, 500, 499 + FEE_GRACE_MS), isFeeLate(null, 500, 500 + FEE_GRACE_MS)]).toEqual([
      false,
      true,
    ])
  })

  it('costs nothing, or an amount that gateways take', () => {
    expect([0, 1, 99, 100, 20_000, 1_000_000, 1_000_001, -1, 100.5].filter(isObjectionFee)).toEqual([
      0, 100, 20_000, 1_000_000,
    ])
  })

  it('is taken from the solution time until the end', () => {
    const taken = [99, 100, 199, 200].map((now) => acceptsObjections(100, 200, now))
    expect(taken).toEqual([false, true, true, false])
    expect(acceptsObjections(100, null, 150)).toBe(false)
  })
})

describe('a key that is picked', () => {
  it('is the text of a sheet, in the order of the question, with alternatives, sets and rows', () => {
    expect(togglePick('single', 'c', { letter: 'b' })).toBe('b | c')
    expect(togglePick('single', 'b | c', { letter: 'b' })).toBe('c')
    expect(togglePick('assertionReason', 'b', { letter: 'b' })).toBe('')
    expect(togglePick('trueFalse', 'false', { letter: 'true' })).toBe('true | false')
    expect(togglePick('multiple', 'a, d', { letter: 'c' })).toBe('a, c, d')
    expect(togglePick('multiple', 'a, d', { letter: 'b', set: 1 })).toBe('a, d | b')
    expect(togglePick('multiple', 'a, d | b', { letter: 'b', set: 1 })).toBe('a, d')
    expect(togglePick('match', 'p: a\nr: c', { letter: 'b', row: 'q' })).toBe('p: a\nq: b\nr: c')
    expect(togglePick('match', 'p: a', { letter: 'b', row: 'p' })).toBe('p: a | b')
    expect(togglePick('matrix', 'p: a\nq: b', { letter: 'b', row: 'q' })).toBe('p: a')
    expect(togglePick('matrix', 'p: a', { letter: 'c', row: 'p' })).toBe('p: a, c')
    expect(picksOf('multiple', 'a, d | b').sets).toEqual([['a', 'd'], ['b']])
    expect(picksOf('single', '').sets).toEqual([[]])
  })

  it('offers the letters that the question has', () => {
    const leafOf = (id: string) => {
      const leaf = questions.get(id)?.leaf
      if (!leaf) throw new Error(id)
      return leaf
    }
    expect(lettersOf(leafOf('single')).letters.slice(0, 2)).toEqual(['a', 'b'])
    expect(lettersOf(leafOf('trueFalse')).letters).toEqual(['true', 'false'])
    expect(lettersOf(leafOf('match')).rows.slice(0, 2)).toEqual(['p', 'q'])
  })

  it('is accepted by the correction of every type that is picked', () => {
    const picked = togglePick('match', '', { letter: 'b', row: 'p' })
    expect(correct([key('single', togglePick('single', 'b', { letter: 'c' }))]).ok).toBe(true)
    expect(correct([key('trueFalse', togglePick('trueFalse', '', { letter: 'false' }))]).ok).toBe(true)
    expect(correct([key('match', picked)]).ok).toBe(false)
  })
})

describe('a question in revision', () => {
  it('comes later every time it is known, and from the beginning when it is not', () => {
    const day = 86_400_000
    let step = 0
    const days = REVIEW_DAYS.map(() => {
      const next = nextReview(step, true, 0)
      step = next.step
      return next.dueAt / day
    })
    expect(days).toEqual([...REVIEW_DAYS])
    expect(nextReview(step, true, 0)).toEqual({ step, dueAt: 120 * day })
    expect(nextReview(step, false, 5)).toEqual({ step: 0, dueAt: 5 + day })
  })
})
