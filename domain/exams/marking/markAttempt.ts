import { type AnswerRefusal, type FitAnswer, fitAnswer } from '../answers/fitAnswer.ts'
import { compare, sum } from '../marks/arithmetic.ts'
import { type Fraction, ZERO } from '../marks/Fraction.ts'
import type { LeafKey } from '../questions/KeySchema.ts'
import type { Leaf } from '../questions/LeafSchema.ts'
import { type ChangedMarks, changedScheme } from './changedScheme.ts'
import { countedQuestions } from './countedQuestions.ts'
import { isExpertMarks } from './expertMarks.ts'
import { markAnswer } from './markAnswer.ts'
import { countOutcomes, type Decision, type Outcome, type OutcomeCounts } from './outcomes.ts'
import { fullMarks, type Scheme } from './SchemeSchema.ts'

/** A question in the order of this student's paper. The marks of a bonus question are not part of the full marks. */
export type AskedQuestion = { id: string; leaf: Leaf; scheme: Scheme; isBonus: boolean }
/** `choose`: the number of answers that count; null for all. */
export type AskedSection = { id: string; choose: number | null; questions: readonly AskedQuestion[] }

export type PaperKeys = {
  keys: readonly { question: string; key: LeafKey }[]
  decisions: readonly { question: string; decision: Decision }[]
  /** Marks of questions that were changed after the exam. */
  marks?: readonly ChangedMarks[]
  /** Over which every result by these keys is an integer, where marks were changed; else that of the release. */
  denominator?: number
}

export type AttemptAnswers = {
  /** Anything at all; the last one of a question counts. */
  answers: readonly { question: string; answer: unknown }[]
  /** Marks that an expert gave for subjective answers, in whole quarters. */
  expertMarks: readonly { question: string; marks: Fraction }[]
}

/** `full`: what the question adds to the full marks. `refusal`: why something that was sent is no answer. */
export type QuestionResult = {
  id: string
  section: string
  outcome: Outcome
  marks: Fraction
  full: Fraction
  refusal: AnswerRefusal | null
}
type Total = { marks: Fraction; full: Fraction; counts: OutcomeCounts }
export type AttemptResult = Total & {
  questions: QuestionResult[]
  sections: (Total & { id: string })[]
  /** Whether an expert has still to mark something. */
  isPending: boolean
}

/**
 * The result of an attempt, exact. What does not fit its question counts as no answer; answers to questions
 * that the paper does not have are ignored. Throws a RangeError when a question has no key or an expert's marks
 * are not between 0 and the full marks: both are faults of ours, never of the student.
 */
export function markAttempt(
  sections: readonly AskedSection[],
  { keys, decisions, marks: changedMarks }: PaperKeys,
  { answers, expertMarks }: AttemptAnswers,
): AttemptResult {
  const keyOf = new Map(keys.map(({ question, key }) => [question, key]))
  const decisionOf = new Map(decisions.map(({ question, decision }) => [question, decision]))
  const answerOf = new Map(answers.map(({ question, answer }) => [question, answer]))
  const expertOf = new Map(expertMarks.map(({ question, marks }) => [question, marks]))

  const marked = sections.map((section) => {
    // Without spreads, as in storedResult.
    const seen = section.questions.map(({ id, leaf, scheme, isBonus }) => ({
      id,
      leaf,
      isBonus,
      scheme: changedScheme(scheme, id, changedMarks),
      fit: fitAnswer(leaf, answerOf.get(id)),
      decision: decisionOf.get(id) ?? null,
    }))
    const counted = countedQuestions(
      seen.map(({ id, fit, decision }) => ({ id, decision, isAnswered: isAnswered(fit) })),
      section.choose,
    )
    for (const { id, leaf, decision } of seen)
      if (!keyOf.has(id) && !decision && leaf.type !== 'subjective')
        throw new RangeError(`There is no key for question ${id}`)
    const questions = seen.map((question): QuestionResult => {
      const { outcome, marks } = markQuestion(question, {
        key: keyOf.get(question.id),
        expert: expertOf.get(question.id),
        isCounted: counted?.has(question.id) ?? true,
        isChoice: counted !== null,
      })
      const isWorth = question.decision !== 'withdrawn' && !question.isBonus
      const refusal = question.fit.ok ? null : question.fit.reason
      const full = isWorth ? fullMarks(question.scheme) : ZERO
      return { id: question.id, section: section.id, outcome, marks, full, refusal }
    })
    return { id: section.id, questions, ...totalOf(questions, section.choose) }
  })

  const questions = marked.flatMap((section) => section.questions)
  const counts = countOutcomes(questions.map(({ outcome }) => outcome))
  return {
    questions,
    sections: marked.map(({ id, marks, full, counts: ofSection }) => ({
      id,
      marks,
      full,
      counts: ofSection,
    })),
    marks: sum(marked.map(({ marks }) => marks)),
    full: sum(marked.map(({ full }) => full)),
    counts,
    isPending: counts.pending > 0,
  }
}

type Seen = AskedQuestion & { fit: FitAnswer; decision: Decision | null }
type Context = { key?: LeafKey; expert?: Fraction; isCounted: boolean; isChoice: boolean }
type Marked = { outcome: Outcome; marks: Fraction }

const isAnswered = (fit: FitAnswer): boolean => fit.ok && fit.answer !== null

function markQuestion({ id, leaf, scheme, fit, decision }: Seen, context: Context): Marked {
  const { key, expert, isCounted, isChoice } = context
  if (decision === 'withdrawn') return { outcome: 'dropped', marks: ZERO }
  if (decision === 'droppedForAll' && isCounted) return { outcome: 'dropped', marks: fullMarks(scheme) }
  if (!fit.ok || fit.answer === null) return { outcome: 'blank', marks: isChoice ? ZERO : scheme.blank }
  if (!isCounted) return { outcome: 'notCounted', marks: ZERO }
  if (decision === 'droppedForAttempters') return { outcome: 'dropped', marks: fullMarks(scheme) }
  if (leaf.type === 'subjective') return markByExpert(id, scheme, expert)
  if (!key) throw new RangeError(`There is no key for question ${id}`)
  return markAnswer(leaf, key, fit.answer, scheme)
}

function markByExpert(id: string, { correct }: Scheme, marks: Fraction | undefined): Marked {
  if (!marks) return { outcome: 'pending', marks: ZERO }
  if (!isExpertMarks(marks, correct))
    throw new RangeError(`An expert cannot give ${marks.num}/${marks.den} for question ${id}`)
  if (compare(marks, correct) === 0) return { outcome: 'right', marks }
  return { outcome: marks.num === 0 ? 'wrong' : 'partly', marks }
}

/** The full marks of 'any n of m' are those of its n questions that are worth most. */
function totalOf(questions: readonly QuestionResult[], choose: number | null): Total {
  const worth = questions.map(({ full }) => full).toSorted((a, b) => compare(b, a))
  return {
    marks: sum(questions.map(({ marks }) => marks)),
    full: sum(worth.slice(0, choose ?? worth.length)),
    counts: countOutcomes(questions.map(({ outcome }) => outcome)),
  }
}
