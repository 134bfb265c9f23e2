import type {
  AskedQuestion,
  AskedSection,
  AttemptAnswers,
  PaperKeys,
} from '#domain/exams/marking/markAttempt.ts'
import { DECISIONS } from '#domain/exams/marking/outcomes.ts'
import { MOODLE_CERTAINTY, plainScheme, type Scheme } from '#domain/exams/marking/SchemeSchema.ts'
import { type Fraction, fraction, ZERO } from '#domain/exams/marks/Fraction.ts'
import type { LeafKey, RightNumbers } from '#domain/exams/questions/KeySchema.ts'
import { LEAF_TYPES, type Leaf, type LeafType } from '#domain/exams/questions/LeafSchema.ts'
import { random } from '#tests/support/random.ts'
import { both, options, SAMPLES } from './samples.ts'

type Draws = {
  below: (count: number) => number
  chance: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** Some of a list, at least `min`, in its order. */
  some: <T>(list: readonly T[], min?: number) => T[]
}

function drawsOf(seed: number): Draws {
  const draw = random(seed)
  const below = (count: number): number => Math.floor(draw() * count)
  const some = <T>(list: readonly T[], min = 0): T[] => {
    const chosen = list.filter(() => draw() < 0.5)
    return chosen.length >= min ? chosen : list.slice(0, min)
  }
  return { below, some, chance: (share) => draw() < share, pick: (list) => list[below(list.length)] as never }
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f']
const ROWS = ['p', 'q', 'r', 's']
const NUMBERS = ['0', '2', '2.5', '-1', '-0.25', '10', '1.414', '100000000000000.5']
const TYPED = [...NUMBERS, ' 2.50', '+02', '\u22121', '२.५', '.5', '2,5', '1/3', 'x', '-0', '1e1', '10.0', '']
const WORDS = ['Delhi', 'दिल्ली', 'New  Delhi', 'café', "Newton's"]
const TYPED_WORDS = [...WORDS, ' delhi ', 'NEW DELHI', 'cafe\u0301', 'Newton’s', 'Mumbai', '', ' ']
const CORRECT = [fraction(4), fraction(3), fraction(2), fraction(1), fraction(6, 7), fraction(5, 2)]
const WRONG = [ZERO, fraction(-1), fraction(-1, 3), fraction(-33, 50), fraction(-2), fraction(-3, 14)]

const numbers = ({ pick, chance }: Draws): RightNumbers => {
  const value = pick(NUMBERS)
  return chance(0.5)
    ? { kind: 'range', from: value, to: value }
    : { kind: 'tolerance', value, tolerance: pick(['0', '0.01', '1']) }
}

function leafAndKey(type: LeafType, draws: Draws): { leaf: Leaf; key: LeafKey } {
  const { below, some, pick, chance } = draws
  const letters = LETTERS.slice(0, 2 + below(5))
  const rows = ROWS.slice(0, 2 + below(3))
  const stem = both('?')
  if (type === 'single')
    return { leaf: { type, stem, options: options(...letters) }, key: { type, right: some(letters, 1) } }
  if (type === 'assertionReason')
    return {
      leaf: { ...SAMPLES.assertionReason.leaf, options: options(...letters) },
      key: { type, right: [pick(letters)] },
    }
  if (type === 'multiple')
    return {
      leaf: { type, stem, options: options(...letters) },
      key: { type, right: Array.from({ length: 1 + below(2) }, () => some(letters, 1)) },
    }
  if (type === 'trueFalse') return { leaf: { type, stem }, key: { type, right: [chance(0.5)] } }
  if (type === 'integer') return { leaf: { type, stem }, key: { type, numbers: [numbers(draws)] } }
  if (type === 'numeric')
    return { leaf: { type, stem, decimals: null }, key: { type, numbers: [numbers(draws), numbers(draws)] } }
  if (type === 'match' || type === 'matrix')
    return {
      leaf: { type, stem, rows: options(...rows), columns: options(...letters) },
      key: { type, rows: rows.map((row) => ({ row, columns: some(letters.slice(0, 2), 1) })) },
    }
  if (type === 'fillBlank')
    return {
      leaf: SAMPLES.fillBlank.leaf,
      key: {
        type,
        blanks: [
          { blank: 'x', kind: 'text', accepted: some(WORDS, 1), isCaseSensitive: chance(0.3) },
          { blank: 'y', kind: 'number', numbers: [numbers(draws)] },
        ],
      },
    }
  return SAMPLES.subjective
}

function schemeOf(type: LeafType, { pick, chance }: Draws): Scheme {
  const plain = { ...plainScheme(pick(CORRECT), pick(WRONG)), blank: pick([ZERO, ZERO, fraction(-1, 3)]) }
  if (type === 'subjective') return { ...plain, correct: fraction(5) }
  if (chance(0.15)) return { ...plain, certainty: MOODLE_CERTAINTY }
  const each: Fraction = pick([fraction(1), fraction(1, 3), fraction(4, 3), ZERO])
  if (type === 'multiple')
    return {
      ...plain,
      partial: pick<Scheme['partial']>([
        { kind: 'none' },
        { kind: 'subset', each },
        { kind: 'options', each, wrongEach: fraction(-1, 2), least: pick(WRONG) },
      ]),
    }
  if (type === 'match' || type === 'matrix' || type === 'fillBlank')
    return {
      ...plain,
      partial: pick<Scheme['partial']>([
        { kind: 'none' },
        { kind: 'rows', each: pick([null, each]), wrongEach: pick(WRONG), least: pick(WRONG) },
      ]),
    }
  return plain
}

/** Mostly an answer to the question, now and then none, one of another type or nonsense. */
function answerTo(leaf: Leaf, draws: Draws): unknown {
  const { some, pick, chance, below } = draws
  const certainty = chance(0.5) ? { certainty: 1 + below(3) } : {}
  if (chance(0.2)) return null
  if (chance(0.05))
    return pick<unknown>([Number.NaN, 'b', [], {}, { type: leaf.type }, SAMPLES.trueFalse.right])
  const letters = [...LETTERS.slice(0, 4), ...(chance(0.05) ? ['zz'] : [])]
  const rows = [...ROWS.slice(0, 2), ...some(ROWS)]
  const { type } = leaf
  if (type === 'single' || type === 'assertionReason')
    return { type, option: pick(LETTERS.slice(0, 3)), ...certainty }
  if (type === 'multiple')
    return { type, options: [...some(letters), ...some(letters.slice(0, 2))], ...certainty }
  if (type === 'trueFalse') return { type, value: chance(0.5), ...certainty }
  if (type === 'integer' || type === 'numeric') return { type, text: pick(TYPED), ...certainty }
  if (type === 'match')
    return { type, rows: some(rows).map((row) => ({ row, column: pick(LETTERS.slice(0, 2)) })), ...certainty }
  if (type === 'matrix')
    return {
      type,
      rows: some(ROWS).map((row) => ({ row, columns: some(LETTERS.slice(0, 2)) })),
      ...certainty,
    }
  if (type === 'fillBlank')
    return {
      type,
      ...certainty,
      blanks: some([
        { blank: 'x', text: pick(TYPED_WORDS) },
        { blank: 'y', text: pick(TYPED) },
      ]),
    }
  return { type, files: some(['f1', 'f2', 'f1']), text: pick(['', ' ', 'Because']) }
}

/**
 * A paper with its keys and the answers of one attempt, all drawn from a seed: every type and scheme, decisions,
 * any n of m, experts' marks, and answers that are none. It is plain JSON but for a NaN.
 */
export function randomAttempt(seed: number): { sections: AskedSection[]; keys: PaperKeys } & AttemptAnswers {
  const draws = drawsOf(seed)
  const { below, chance, pick } = draws
  const keys: PaperKeys['keys'][number][] = []
  const sections = Array.from({ length: 1 + below(3) }, (_, section): AskedSection => {
    const questions = Array.from({ length: 1 + below(8) }, (__, index): AskedQuestion => {
      const id = `s${section}q${index}`
      const type = pick(LEAF_TYPES)
      const { leaf, key } = leafAndKey(type, draws)
      keys.push({ question: id, key })
      return { id, leaf, scheme: schemeOf(type, draws), isBonus: chance(0.05) }
    })
    return { id: `s${section}`, choose: chance(0.3) ? 1 + below(questions.length) : null, questions }
  })
  const all = sections.flatMap(({ questions }) => questions)
  return {
    sections,
    keys: {
      keys,
      decisions: all.flatMap(({ id }) => (chance(0.1) ? [{ question: id, decision: pick(DECISIONS) }] : [])),
    },
    answers: all.map(({ id, leaf }) => ({ question: id, answer: answerTo(leaf, draws) })),
    expertMarks: all.flatMap(({ id, leaf }) =>
      leaf.type === 'subjective' && chance(0.6) ? [{ question: id, marks: fraction(below(21), 4) }] : [],
    ),
  }
}
