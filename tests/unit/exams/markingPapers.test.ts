import { describe, expect, it, test } from 'vitest'
import type { Answer } from '#domain/exams/answers/AnswerSchema.ts'
import { EXPERT_STEP } from '#domain/exams/marking/expertMarks.ts'
import { type AskedQuestion, type AskedSection, markAttempt } from '#domain/exams/marking/markAttempt.ts'
import { type Decision, OUTCOMES } from '#domain/exams/marking/outcomes.ts'
import { paperDenominator } from '#domain/exams/marking/paperDenominator.ts'
import {
  fullMarks,
  MOODLE_CERTAINTY,
  plainScheme,
  type Scheme,
  SchemeSchema,
  suitsType,
} from '#domain/exams/marking/SchemeSchema.ts'
import { add, compare, isEqual, sum } from '#domain/exams/marks/arithmetic.ts'
import { type Fraction, fraction, ZERO } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { LEAF_TYPES, type Leaf, type LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { prototypeKeys } from '#tests/support/hostileInput.ts'
import { random } from '#tests/support/random.ts'
import { ADVANCED, JEE, keysOf, markLetters, markOne, marks, singles } from './markOne.ts'
import { randomAttempt } from './randomAttempt.ts'
import { SAMPLES, sampleOf } from './samples.ts'

describe('a decision about a question', () => {
  const answered = (letters: string, decision: Decision) =>
    markLetters(letters, { decisions: { 1: decision } })
  it('gives full marks to all, to those who answered, or takes the question out', () => {
    for (const letter of 'bc-') {
      const result = answered(letter, 'droppedForAll')
      expect([result.marks, result.full]).toEqual([fraction(4), fraction(4)])
      expect(result.counts.dropped).toBe(1)
    }
    for (const letter of 'bc') expect(answered(letter, 'droppedForAttempters').marks).toEqual(fraction(4))
    expect(answered('-', 'droppedForAttempters')).toMatchObject({ marks: ZERO, counts: { blank: 1 } })
    for (const letter of 'bc-') {
      const result = answered(letter, 'withdrawn')
      expect([result.marks, result.full]).toEqual([ZERO, ZERO])
    }
  })

  it('needs no key any more', () => {
    const questions = singles(1)
    const decisions = [{ question: 'q1', decision: 'droppedForAttempters' as const }]
    const answers = [{ question: 'q1', answer: SAMPLES.single.wrong }]
    const result = markAttempt(
      [{ id: 's', choose: null, questions }],
      { keys: [], decisions },
      { answers, expertMarks: [] },
    )
    expect(result.marks).toEqual(fraction(4))
  })

  it('gives nothing to an attempter whose answer does not fit', () => {
    const { leaf, key } = SAMPLES.single
    const answer = { type: 'single', option: 'z' }
    expect(markOne({ leaf, key, answer, scheme: JEE, decision: 'droppedForAttempters' })).toBe('blank 0')
  })
})

describe('a section of any n of m', () => {
  it('counts the first answers in the order of the paper', () => {
    const result = markLetters('-bcb-bb', { choose: 3 })
    expect(result.questions.map(({ outcome }) => outcome)).toEqual([
      'blank',
      'right',
      'wrong',
      'right',
      'blank',
      'notCounted',
      'notCounted',
    ])
    expect([result.marks, result.full]).toEqual([fraction(7), fraction(12)])
    expect(result.counts).toEqual({
      right: 2,
      partly: 0,
      wrong: 1,
      blank: 2,
      notCounted: 2,
      dropped: 0,
      pending: 0,
    })
  })

  it('gives a question that was dropped for all a place before any answer', () => {
    const result = markLetters('bbb-', { choose: 2, decisions: { 4: 'droppedForAll' } })
    expect(result.questions.map(({ outcome }) => outcome)).toEqual([
      'right',
      'notCounted',
      'notCounted',
      'dropped',
    ])
    expect([result.marks, result.full]).toEqual([fraction(8), fraction(8)])
  })

  it('never takes marks from anybody for a dropped question where all are worth the same', () => {
    const draw = random(7)
    for (let trial = 0; trial < 500; trial++) {
      const letters = Array.from({ length: 6 }, () => 'bc-'[Math.floor(draw() * 3)]).join('')
      const before = markLetters(letters, { choose: 3 })
      const after = markLetters(letters, {
        choose: 3,
        decisions: { [1 + Math.floor(draw() * 6)]: 'droppedForAll' },
      })
      expect(compare(after.marks, before.marks), letters).toBeGreaterThanOrEqual(0)
    }
  })

  it('costs nothing where nothing was answered', () => {
    const questions = singles(3, { ...JEE, blank: marks('-1/3') })
    const nothing = { answers: [], expertMarks: [] }
    const keys = { keys: keysOf(questions), decisions: [] }
    expect(markAttempt([{ id: 's', choose: 2, questions }], keys, nothing).marks).toEqual(ZERO)
    expect(markAttempt([{ id: 's', choose: null, questions }], keys, nothing).marks).toEqual(fraction(-1))
  })

  it('has one place less for more withdrawn questions than it can spare', () => {
    const result = markLetters('bbb', { choose: 2, decisions: { 1: 'withdrawn', 2: 'withdrawn' } })
    expect([result.marks, result.full]).toEqual([fraction(4), fraction(4)])
  })
})

describe('a bonus question', () => {
  it('adds to the marks, not to the full marks', () => {
    const questions = [...singles(1), { ...singles(2)[1], isBonus: true } as AskedQuestion]
    const result = markAttempt(
      [{ id: 's', choose: null, questions }],
      { keys: keysOf(questions), decisions: [] },
      {
        answers: questions.map(({ id }) => ({ question: id, answer: SAMPLES.single.right })),
        expertMarks: [],
      },
    )
    expect([result.marks, result.full]).toEqual([fraction(8), fraction(4)])
  })
})

describe('a subjective answer', () => {
  const markWork = (answer: unknown, expert?: Fraction) => {
    const questions = [
      { id: 'q', leaf: SAMPLES.subjective.leaf, scheme: plainScheme(marks('5')), isBonus: false },
    ]
    const result = markAttempt(
      [{ id: 's', choose: null, questions }],
      { keys: [], decisions: [] },
      {
        answers: [{ question: 'q', answer }],
        expertMarks: expert ? [{ question: 'q', marks: expert }] : [],
      },
    )
    return [result.questions[0]?.outcome, marksText(result.marks), result.isPending]
  }

  it('waits for an expert', () => {
    expect(markWork(SAMPLES.subjective.right)).toEqual(['pending', '0', true])
    expect(markWork(null)).toEqual(['blank', '0', false])
    expect(markWork(SAMPLES.subjective.right, marks('5'))).toEqual(['right', '5', false])
    expect(markWork(SAMPLES.subjective.right, marks('3.25'))).toEqual(['partly', '3.25', false])
    expect(markWork(SAMPLES.subjective.right, ZERO)).toEqual(['wrong', '0', false])
    expect(markWork(null, marks('5'))).toEqual(['blank', '0', false])
    expect(EXPERT_STEP).toEqual(marks('1/4'))
  })

  test.each(['5.25', '-1', '1/3', '0.1'])('never gets %s of 5', (text) => {
    expect(() => markWork(SAMPLES.subjective.right, marks(text))).toThrow(RangeError)
  })
})

describe('a hostile attempt', () => {
  const scheme = plainScheme(marks('4'), marks('-1'))
  const questions: AskedQuestion[] = LEAF_TYPES.filter((type) => type !== 'subjective').map((type) => ({
    id: type,
    leaf: sampleOf(type).leaf,
    isBonus: false,
    scheme: type === 'multiple' ? ADVANCED : scheme,
  }))
  const sections: AskedSection[] = [{ id: 's', choose: null, questions }]
  const keys = { keys: keysOf(questions), decisions: [] }
  const markAll = (answer: (type: LeafType) => unknown) =>
    markAttempt(sections, keys, {
      answers: questions.map(({ id }) => ({ question: id, answer: answer(id as LeafType) })),
      expertMarks: [],
    })

  it('of nothing gets nothing', () => {
    const none = markAttempt(sections, keys, { answers: [], expertMarks: [] })
    expect([none.marks, none.full, none.counts.blank]).toEqual([ZERO, fraction(36), 9])
  })

  test.each<[string, (type: LeafType) => unknown]>([
    ['values of other types', (type) => sampleOf(type === 'single' ? 'multiple' : 'single').right],
    ['prototype keys', prototypeKeys],
    ['NaN', () => Number.NaN],
    ['Infinity', () => Number.POSITIVE_INFINITY],
    ['ten megabytes', () => 'x'.repeat(10_000_000)],
    ['functions', () => () => 'b'],
    ['lists', () => ['a', 'b', 'c', 'd']],
    ['foreign options', (type) => ({ ...sampleOf(type).right, option: 'z', options: ['z'] })],
  ])('of %s counts as no answer', (_, answer) => {
    const result = markAll(answer)
    const given = result.questions.filter(({ refusal }) => refusal === null)
    expect(given).toEqual([])
    expect([result.marks, result.counts.blank]).toEqual([ZERO, 9])
  })

  it('of all options is wrong', () => {
    const everything: Partial<Record<LeafType, Answer>> = {
      multiple: { type: 'multiple', options: ['a', 'b', 'c', 'd'] },
      matrix: { type: 'matrix', rows: ['p', 'q'].map((row) => ({ row, columns: ['1', '2', '3'] })) },
    }
    const result = markAll((type) => everything[type])
    expect([result.marks, result.counts.wrong]).toEqual([fraction(-3), 2])
  })

  it('with doubles gets what one of them gets; the last of two answers counts', () => {
    const { right, wrong } = SAMPLES.single
    const answers = [wrong, right, right].map((answer) => ({ question: 'single', answer }))
    const strangers = [
      { question: '__proto__', answer: right },
      { question: 'nowhere', answer: right },
    ]
    const result = markAttempt(sections, keys, { answers: [...answers, ...strangers], expertMarks: [] })
    expect([result.marks, result.counts.right]).toEqual([fraction(4), 1])
  })

  it('is never marked without a key', () => {
    const without = { ...keys, keys: keys.keys.slice(1) }
    expect(() => markAttempt(sections, without, { answers: [], expertMarks: [] })).toThrow(RangeError)
    const mixed = { ...keys, keys: keys.keys.map(({ question }) => ({ question, key: SAMPLES.single.key })) }
    const answers = [{ question: 'integer', answer: SAMPLES.integer.right }]
    expect(() => markAttempt(sections, mixed, { answers, expertMarks: [] })).toThrow(RangeError)
  })
})

describe('random attempts', () => {
  it('have exact totals that are the sums of their parts, whatever the order of the answers', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 1500; seed++) {
      const { sections, keys, answers, expertMarks } = randomAttempt(seed)
      const result = markAttempt(sections, keys, { answers, expertMarks })
      const where = `seed ${seed}`
      const all = sections.flatMap(({ questions }) => questions)
      const total = sum(result.questions.map((question) => question.marks))
      expect(result.marks, where).toEqual(total)
      expect(result.sections.map((section) => section.marks).reduce(add, ZERO), where).toEqual(total)
      expect(
        Object.values(result.counts).reduce((a, b) => a + b),
        where,
      ).toBe(all.length)
      const reversed = markAttempt(sections, keys, { answers: answers.toReversed(), expertMarks })
      expect(reversed, where).toEqual(result)
      const den = paperDenominator(all)
      const unlawful = result.questions.filter(({ outcome, marks: got, refusal }, index) => {
        const { scheme, leaf } = all[index] as AskedQuestion
        seen.add(outcome).add(`${leaf.type} ${outcome}`).add(`${refusal}`)
        const isNone = outcome === 'notCounted' || (refusal && outcome !== 'dropped')
        return (
          compare(got, fullMarks(scheme)) > 0 ||
          (outcome === 'right' && !scheme.certainty && !isEqual(got, scheme.correct)) ||
          (isNone && compare(got, ZERO) > 0) ||
          (den !== null && den % got.den !== 0)
        )
      })
      expect(unlawful, where).toEqual([])
    }
    const refusals = ['shape', 'type', 'foreign', 'twice', 'notNumber']
    const outcomes = LEAF_TYPES.flatMap((type) => [`${type} right`, `${type} wrong`, `${type} blank`])
    const partly = ['multiple', 'match', 'matrix', 'fillBlank', 'subjective'].map((type) => `${type} partly`)
    const everything = [...refusals, ...outcomes, ...partly, ...OUTCOMES]
    expect(everything.filter((one) => !seen.has(one))).toEqual([])
  })
})

describe('a scheme', () => {
  test.each([
    { ...JEE, correct: ZERO },
    { ...JEE, wrong: fraction(1) },
    { ...JEE, blank: fraction(1) },
    { ...JEE, correct: 4 },
    { ...JEE, correct: { num: Number.NaN, den: 1 } },
    { ...JEE, partial: { kind: 'subset', each: fraction(-1) } },
    { ...JEE, partial: { kind: 'options', each: fraction(1), wrongEach: ZERO, least: ZERO } },
    { ...JEE, partial: { kind: 'rows', each: null, wrongEach: fraction(1), least: ZERO } },
    { ...JEE, more: 1 },
  ])('that is %j is refused', (scheme) => {
    expect(SchemeSchema.safeParse(scheme).success).toBe(false)
  })

  it('suits the types that can be right in part', () => {
    expect(suitsType(ADVANCED, 'multiple')).toBe(true)
    expect(suitsType(ADVANCED, 'single')).toBe(false)
    expect(
      suitsType({ ...JEE, partial: { kind: 'rows', each: null, wrongEach: ZERO, least: ZERO } }, 'match'),
    ).toBe(true)
    expect(suitsType({ ...JEE, certainty: MOODLE_CERTAINTY }, 'subjective')).toBe(false)
  })

  it('has one denominator with all others of its paper', () => {
    const rows: Scheme = { ...JEE, partial: { kind: 'rows', each: null, wrongEach: ZERO, least: ZERO } }
    const of = (leaf: Leaf, scheme: Scheme) => paperDenominator([{ leaf, scheme }])
    expect(of(SAMPLES.single.leaf, plainScheme(marks('2'), marks('-0.66')))).toBe(50)
    expect(of(SAMPLES.match.leaf, rows)).toBe(3)
    expect(of(SAMPLES.fillBlank.leaf, { ...rows, correct: fraction(3) })).toBe(2)
    expect(of(SAMPLES.subjective.leaf, JEE)).toBe(4)
    expect(of(SAMPLES.multiple.leaf, ADVANCED)).toBe(1)
    const fine = [997, 991, 983].map((den) => ({
      leaf: SAMPLES.single.leaf,
      scheme: plainScheme(fraction(1, den)),
    }))
    expect(paperDenominator(fine)).toBeNull()
  })
})
