import { describe, expect, it } from 'vitest'
import { type Explanation, explainMarks, MARKING_RULES } from '#domain/exams/marking/explainMarks.ts'
import { markAttempt } from '#domain/exams/marking/markAttempt.ts'
import { MOODLE_CERTAINTY, plainScheme, type Scheme } from '#domain/exams/marking/SchemeSchema.ts'
import { add, multiply } from '#domain/exams/marks/arithmetic.ts'
import { type Fraction, fraction } from '#domain/exams/marks/Fraction.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import type { LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { IS_FULL } from '#tests/support/sample.ts'
import { hostileAttempt } from './hostileAttempt.ts'
import { ADVANCED, JEE } from './markOne.ts'
import { randomAttempt } from './randomAttempt.ts'
import { sampleOf } from './samples.ts'

const sentence = ({ rule, values }: Explanation): string => fillPlaceholders(MARKING_RULES[rule], values)

function explained(type: LeafType, answer: unknown, scheme: Scheme): string {
  const { leaf, key } = sampleOf(type)
  const question = { id: 'q', leaf, scheme, isBonus: false }
  const [result] = markAttempt(
    [{ id: 's', choose: null, questions: [question] }],
    { keys: [{ question: 'q', key }], decisions: [] },
    { answers: [{ question: 'q', answer }], expertMarks: [] },
  ).questions
  if (!result) throw new Error('nothing was marked')
  return sentence(explainMarks(question, key, answer, result))
}

const chosen = (...options: string[]) => ({ type: 'multiple', options })
const GATE_TWO = plainScheme(fraction(2), fraction(-2, 3))
const SURE: Scheme = { ...plainScheme(fraction(1)), certainty: MOODLE_CERTAINTY }
const ROWS: Scheme = {
  ...plainScheme(fraction(4)),
  partial: { kind: 'rows', each: null, wrongEach: fraction(-1, 3), least: fraction(-1) },
}
const OPTIONS: Scheme = {
  ...plainScheme(fraction(4)),
  partial: { kind: 'options', each: fraction(1), wrongEach: fraction(-2), least: fraction(-1) },
}

describe('the author reads why a question got its marks', () => {
  it.each<[LeafType, unknown, Scheme, string]>([
    ['single', { type: 'single', option: 'b' }, JEE, 'Right: 4'],
    ['single', { type: 'single', option: 'c' }, GATE_TWO, 'Wrong: -2/3'],
    ['single', null, JEE, 'No answer: 0'],
    [
      'single',
      { type: 'single', option: 'z' },
      JEE,
      'An option that the question does not have; counts as no answer: 0',
    ],
    ['integer', { type: 'integer', text: 'six' }, JEE, 'This is no number, and counts as no answer: 0'],
    ['multiple', chosen('a', 'b'), ADVANCED, '2 of 3 right options and no wrong one: 2 × 1 = 2'],
    ['multiple', chosen('a', 'd'), ADVANCED, '1 of the chosen options wrong: -2'],
    ['multiple', chosen('a', 'b', 'c', 'd'), ADVANCED, 'All options were chosen: -2'],
    ['multiple', chosen('a', 'b'), JEE, 'Right in part, and parts have no marks here: -1'],
    ['multiple', chosen('a', 'b', 'd'), OPTIONS, '2 right and 1 wrong of 3: 2 × 1 + 1 × -2 = 0'],
    [
      'multiple',
      chosen('a', 'd'),
      { ...OPTIONS, partial: { ...OPTIONS.partial, wrongEach: fraction(-4) } as never },
      '1 right and 1 wrong of 3: 1 × 1 + 1 × -4 = -3, held at -1',
    ],
    [
      'match',
      {
        type: 'match',
        rows: [
          { row: 'p', column: '1' },
          { row: 'q', column: '1' },
        ],
      },
      ROWS,
      '1 right and 1 wrong of 3: 1 × 1 1/3 + 1 × -1/3 = 1',
    ],
    ['match', { type: 'match', rows: [{ row: 'p', column: '2' }] }, ROWS, 'Wrong: 0'],
    [
      'trueFalse',
      { type: 'trueFalse', value: true, certainty: 3 },
      SURE,
      'Right with certainty 3 of 3: 3 × 1 = 3',
    ],
    ['trueFalse', { type: 'trueFalse', value: false }, SURE, 'Wrong with certainty 1 of 3: 0 × 1 = 0'],
    [
      'subjective',
      { type: 'subjective', files: [], text: 'Because.' },
      JEE,
      'Marked by an expert; 0 until then',
    ],
  ])('%s %j', (type, answer, scheme, expected) => expect(explained(type, answer, scheme)).toBe(expected))

  it.each([
    ['what students send', randomAttempt],
    ['hostile answers and odd schemes', hostileAttempt],
  ])('with sums that come to the marks: %s', (_, draw) => {
    for (let seed = 1; seed <= (IS_FULL ? 5000 : 500); seed++) {
      const attempt = draw(seed)
      for (const { line, marks } of explanationsOf(attempt))
        expect([seed, line.rule, statedMarks(line)]).toEqual([seed, line.rule, marks])
    }
  })
})

type Attempt = ReturnType<typeof randomAttempt>

function explanationsOf(attempt: Attempt): { line: Explanation; marks: string }[] {
  const result = resultOf(attempt)
  const keyOf = new Map(attempt.keys.keys.map(({ question, key }) => [question, key]))
  const answerOf = new Map(attempt.answers.map(({ question, answer }) => [question, answer]))
  const asked = new Map(attempt.sections.flatMap(({ questions }) => questions).map((one) => [one.id, one]))
  return (result?.questions ?? []).flatMap((marked) => {
    const question = asked.get(marked.id)
    if (!question) return []
    const line = explainMarks(question, keyOf.get(marked.id), answerOf.get(marked.id), marked)
    return [{ line, marks: marksText(marked.marks) }]
  })
}

/** Null where the marking stops, for a fault of the paper. */
function resultOf(attempt: Attempt) {
  try {
    return markAttempt(attempt.sections, attempt.keys, attempt)
  } catch {
    return null
  }
}

/** The marks that the numbers of a sentence come to. */
function statedMarks({ rule, values }: Explanation): string {
  const of = (name: string): Fraction => exact(String(values[name]))
  if (rule === 'certain') return marksText(multiply(of('factor'), of('correct')))
  if (rule === 'subset') return marksText(multiply(of('hits'), of('each')))
  if (rule === 'parts')
    return marksText(add(multiply(of('hits'), of('each')), multiply(of('misses'), of('wrongEach'))))
  return String(values.marks)
}

/** What `marksText` writes. */
function exact(text: string): Fraction {
  const sign = text.startsWith('-') ? -1 : 1
  const [first = '', second] = text.replace('-', '').split(' ')
  const [num, den] = (second ?? first).split('/')
  if (den) {
    const part = fraction(Number(num), Number(den))
    const size = second ? add(fraction(Number(first)), part) : part
    return multiply(size, fraction(sign))
  }
  const [whole = '', decimals = ''] = first.split('.')
  return fraction(sign * Number(whole + decimals), 10 ** decimals.length)
}
