import { DECISIONS } from '#domain/exams/marking/outcomes.ts'
import { type Scheme, suitsType } from '#domain/exams/marking/SchemeSchema.ts'
import { type Fraction, fraction } from '#domain/exams/marks/Fraction.ts'
import type { LeafKey, RightNumbers } from '#domain/exams/questions/KeySchema.ts'
import type { Leaf } from '#domain/exams/questions/LeafSchema.ts'
import { random } from '#tests/support/random.ts'
import { hostileAnswer } from './hostileAnswers.ts'
import { randomAttempt } from './randomAttempt.ts'

const GAINS = [
  fraction(1),
  fraction(1, 3),
  fraction(6, 7),
  fraction(10_000),
  fraction(1, 1000),
  fraction(7, 2),
]
const LOSSES = [
  fraction(0),
  fraction(-1, 3),
  fraction(-33, 50),
  fraction(-5, 997),
  fraction(-10_000),
  fraction(-2),
]
const FACTORS = [
  fraction(0),
  fraction(1, 2),
  fraction(-1, 3),
  fraction(2),
  fraction(3),
  fraction(-6),
  fraction(-1),
]
const EXPERTS = [
  fraction(0),
  fraction(1, 4),
  fraction(1),
  fraction(7, 2),
  fraction(1, 3),
  fraction(-1, 4),
  fraction(11),
]

type Pick = <T>(list: readonly T[]) => T

function oddScheme(leaf: Leaf, pick: Pick): Scheme {
  const each = (): Fraction => pick([fraction(0), ...GAINS])
  const wrongEach = (): Fraction => pick(LOSSES.slice(1))
  const levels = (): [Fraction, Fraction, Fraction] => [pick(FACTORS), pick(FACTORS), pick(FACTORS)]
  const scheme = {
    correct: pick(GAINS),
    wrong: pick(LOSSES),
    blank: pick(LOSSES),
    partial: pick<Scheme['partial']>([
      { kind: 'none' },
      { kind: 'subset', each: each() },
      { kind: 'options', each: each(), wrongEach: wrongEach(), least: pick(LOSSES) },
      { kind: 'rows', each: pick([null, each()]), wrongEach: pick(LOSSES), least: pick(LOSSES) },
    ]),
    certainty: null,
  }
  if (suitsType(scheme, leaf.type)) return scheme
  const plain: Scheme = { ...scheme, partial: { kind: 'none' } }
  const sure: Scheme = { ...plain, certainty: { right: levels(), wrong: levels() } }
  return suitsType(sure, leaf.type) ? pick([plain, sure]) : plain
}

const RANGES: readonly RightNumbers[] = [
  { kind: 'range', from: '-1.5', to: '1.4999999' },
  { kind: 'range', from: '-0', to: '0' },
  { kind: 'range', from: '-999999999999999.999999999999999', to: '-0.000000000000001' },
  { kind: 'tolerance', value: '1.414', tolerance: '0.01' },
  { kind: 'tolerance', value: '999999999999999', tolerance: '999999999999989' },
  { kind: 'tolerance', value: '2', tolerance: '0.000000000000001' },
]
const ACCEPTED = ['A–1', '“Delhi”', 'New\u00a0\u200bDelhi ', '२०', 'İstanbul', 'ΟΔΟΣ', 'cafe\u0301', 'N‘s']

/** More right sets, answers and ranges than the plain attempts have. */
function widerKey(leaf: Leaf, key: LeafKey, pick: Pick): LeafKey {
  if (key.type === 'trueFalse') return { ...key, right: pick([[true], [false], [true, false]]) }
  if (key.type === 'multiple' && leaf.type === 'multiple') {
    const ids = leaf.options.map(({ id }) => id)
    return { ...key, right: [...key.right, pick([ids, ids.slice(1), ids.slice(0, 1), ids.slice(-2)])] }
  }
  if (key.type === 'numeric' || key.type === 'integer')
    return { ...key, numbers: [...key.numbers, pick(RANGES)] }
  if (key.type === 'fillBlank')
    return {
      ...key,
      blanks: key.blanks.map((blank) =>
        blank.kind === 'text'
          ? { ...blank, accepted: [...blank.accepted, pick(ACCEPTED)] }
          : { ...blank, numbers: [...blank.numbers, pick(RANGES)] },
      ),
    }
  return key
}

/**
 * A random attempt whose answers, schemes and keys go to the ends of what is allowed and beyond: answers that are
 * none, several entries for a question, entries for no question, wide keys, many decisions, experts who give
 * what they may not, and now and then a question without a key.
 */
export function hostileAttempt(seed: number): ReturnType<typeof randomAttempt> {
  const draw = random(seed ^ 0x5eed)
  const pick: Pick = (list) => list[Math.floor(draw() * list.length)] as never
  const chance = (share: number): boolean => draw() < share
  const plain = randomAttempt(seed)
  const sections = plain.sections.map((section) => ({
    ...section,
    choose: chance(0.5) ? section.choose : pick([1, 2, 3, 200]),
    questions: section.questions.map((question) => ({
      ...question,
      scheme: chance(0.4) ? question.scheme : oddScheme(question.leaf, pick),
      isBonus: chance(0.15),
    })),
  }))
  const all = sections.flatMap(({ questions }) => questions)
  const leafOf = (id: string): Leaf => all.find((question) => question.id === id)?.leaf as Leaf
  const fault = pick(['key', 'expert', ...Array.from({ length: 18 }, () => null)])
  const answers = all.flatMap(({ id, leaf }) =>
    Array.from({ length: pick([0, 1, 1, 1, 1, 1, 2, 3]) }, () => ({
      question: id,
      answer: hostileAnswer(leaf, pick(all).leaf, pick),
    })),
  )
  return {
    sections,
    keys: {
      keys: plain.keys.keys
        .filter(() => !(fault === 'key' && chance(0.1)))
        .map(({ question, key }) => ({ question, key: widerKey(leafOf(question), key, pick) })),
      decisions: all.flatMap(({ id }) =>
        Array.from({ length: pick([0, 0, 0, 0, 0, 1, 1, 2]) }, () => ({
          question: id,
          decision: pick(DECISIONS),
        })),
      ),
    },
    answers: [...answers, { question: 'unknown', answer: pick(answers)?.answer }],
    expertMarks: all.flatMap(({ id, leaf, scheme }) =>
      Array.from({ length: leaf.type === 'subjective' ? pick([0, 1, 1, 2]) : pick([0, 0, 0, 1]) }, () => ({
        question: id,
        marks:
          leaf.type !== 'subjective' || fault === 'expert'
            ? pick(EXPERTS)
            : pick([fraction(0), scheme.correct, ...quarters(scheme)]),
      })),
    ),
  }
}

/** Marks in quarters below the full ones. */
const quarters = ({ correct }: Scheme): Fraction[] =>
  [fraction(1, 4), fraction(1, 2), fraction(3)].filter(
    ({ num, den }) => num * correct.den < correct.num * den,
  )
