import { describe, expect, it, test } from 'vitest'
import { markAttempt } from '#domain/exams/marking/markAttempt.ts'
import { plainScheme } from '#domain/exams/marking/SchemeSchema.ts'
import { fraction } from '#domain/exams/marks/Fraction.ts'
import { LEAF_TYPES, type LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { IS_FULL } from '#tests/support/sample.ts'
import { hostileAttempt } from './hostileAttempt.ts'
import { randomAttempt } from './randomAttempt.ts'
import { sampleOf } from './samples.ts'
import { markPaper } from './secondMarker/markPaper.ts'

type RandomAttempt = ReturnType<typeof randomAttempt>

/** Of each kind of attempts. */
const COUNT = IS_FULL || process.env.LONG ? 10_000 : 1000

/** A result, or that the marking stopped. */
function outcomeOf<T>(mark: () => T): T | 'stopped' {
  try {
    return mark()
  } catch (error) {
    if (error instanceof RangeError) return 'stopped'
    throw error
  }
}

const bothMark = (attempt: RandomAttempt) => ({
  product: outcomeOf(() => markAttempt(attempt.sections, attempt.keys, attempt)),
  second: outcomeOf(() => markPaper(attempt)),
})

describe('the product and a second marker, written from docs/exams/marking.md alone, agree', () => {
  it.each([
    ['what students send', randomAttempt],
    ['hostile answers, odd schemes and faults of the paper', hostileAttempt],
  ])('on every result and total of %s', (_, draw) => {
    for (let seed = 1; seed <= COUNT; seed++) {
      const { product, second } = bothMark(draw(seed))
      expect(product, `${draw.name}(${seed})`).toEqual(second)
    }
  })

  /** One question at +4 and -1. */
  const attemptAt = (type: LeafType, answer: unknown, more: Partial<RandomAttempt> = {}): RandomAttempt => {
    const { leaf, key } = sampleOf(type)
    const question = { id: 'q', leaf, scheme: plainScheme(fraction(4), fraction(-1)), isBonus: false }
    return {
      sections: [{ id: 's', choose: null, questions: [question] }],
      keys: { keys: [{ question: 'q', key }], decisions: [] },
      answers: [{ question: 'q', answer }],
      expertMarks: [],
      ...more,
    }
  }
  const essay = { type: 'subjective', files: ['f'], text: '' }
  const blanks = (...typed: [string, string][]) => ({
    type: 'fillBlank',
    blanks: typed.map(([blank, text]) => ({ blank, text })),
  })
  const noThirds = { expertMarks: [{ question: 'q', marks: fraction(1, 3) }] }
  const decided = (decision: 'withdrawn' | 'droppedForAttempters') => ({
    keys: { keys: [], decisions: [{ question: 'q', decision }] },
  })
  const noKey = { keys: { keys: [], decisions: [] } }

  test.each<[string, RandomAttempt, string]>([
    ['no key, no answer', attemptAt('single', null, noKey), 'stopped'],
    ['no key, a wrong form', attemptAt('single', 3, noKey), 'stopped'],
    ['marks of an expert in thirds', attemptAt('subjective', essay, noThirds), 'stopped'],
    ['the same without an answer', attemptAt('subjective', null, noThirds), 'blank'],
    [
      'the same withdrawn',
      attemptAt('subjective', essay, { ...noThirds, ...decided('withdrawn') }),
      'dropped',
    ],
    [
      'the same dropped',
      attemptAt('subjective', essay, { ...noThirds, ...decided('droppedForAttempters') }),
      'dropped',
    ],
    ['a file whose id is none', attemptAt('subjective', { ...essay, files: ['../f'] }), 'blank shape'],
    ['a file five times', attemptAt('subjective', { ...essay, files: Array(5).fill('f') }), 'pending'],
    ['a file 21 times', attemptAt('subjective', { ...essay, files: Array(21).fill('f') }), 'blank shape'],
    [
      'a number that is invisible',
      attemptAt('integer', { type: 'integer', text: '\u200b' }),
      'blank notNumber',
    ],
    [
      'a number of 41 characters',
      attemptAt('integer', { type: 'integer', text: '6'.padEnd(41) }),
      'blank shape',
    ],
    ['the same in a blank', attemptAt('fillBlank', blanks(['x', 'India'], ['y', '28'.padEnd(41)])), 'wrong'],
    [
      '40 characters in a blank',
      attemptAt('fillBlank', blanks(['x', 'India'], ['y', '28'.padEnd(40)])),
      'right',
    ],
    ['an invisible number in a blank', attemptAt('fillBlank', blanks(['y', '\u200b'])), 'blank'],
    ['two texts in a blank', attemptAt('fillBlank', blanks(['x', 'India'], ['x', 'india'])), 'blank twice'],
    [
      'a text in a blank again with spaces at its ends',
      attemptAt('fillBlank', blanks(['x', 'India'], ['y', '28'], ['x', ' India\u00a0'])),
      'right',
    ],
    [
      'quotes of another kind',
      attemptAt('fillBlank', blanks(['x', '"Shakespeare\'s" "Globe"'], ['y', '28']), {
        keys: {
          keys: [
            {
              question: 'q',
              key: {
                type: 'fillBlank',
                blanks: [
                  { blank: 'x', kind: 'text', accepted: ['“Shakespeare’s” “Globe”'], isCaseSensitive: true },
                  { blank: 'y', kind: 'number', numbers: [{ kind: 'range', from: '28', to: '28' }] },
                ],
              },
            },
          ],
          decisions: [],
        },
      }),
      'right',
    ],
    [
      'a row with columns and with none',
      attemptAt('matrix', {
        type: 'matrix',
        rows: [
          { row: 'p', columns: ['1'] },
          { row: 'p', columns: [] },
        ],
      }),
      'blank twice',
    ],
    [
      'two keys',
      attemptAt('single', sampleOf('single').right, {
        keys: {
          keys: (['b', 'c'] as const).map((id) => ({ question: 'q', key: { type: 'single', right: [id] } })),
          decisions: [],
        },
      }),
      'wrong',
    ],
  ])('on %s', (_, attempt, expected) => {
    const { product, second } = bothMark(attempt)
    expect(product).toEqual(second)
    const [question] = product === 'stopped' ? [] : product.questions
    expect(question ? [question.outcome, question.refusal ?? []].flat().join(' ') : product).toBe(expected)
  })

  it('that a key of another type marks no answer', () => {
    for (const type of LEAF_TYPES.filter((one) => one !== 'subjective'))
      for (const other of LEAF_TYPES.filter((one) => one !== type)) {
        const keys = {
          keys: [{ question: 'q', key: { ...sampleOf(type).key, type: other } as never }],
          decisions: [],
        }
        const attempt = attemptAt(type, sampleOf(type).right, { keys })
        expect(bothMark(attempt), `${type} by ${other}`).toEqual({ product: 'stopped', second: 'stopped' })
      }
  })
})
