import { type Exact, exact, isMore, marksOf, NOTHING, sum } from './exact.ts'
import { fullMarks, type Judged, markAnswer, markWork } from './markAnswer.ts'
import type { Answer, Attempt, Decision, Question, Section } from './paper.ts'
import { type Refusal, readAnswer } from './readAnswer.ts'

type Outcome = Judged['outcome'] | 'blank' | 'notCounted' | 'dropped'
type Read = { question: Question; answer: Answer | null; refusal: Refusal | null; decision: Decision | null }
type Result = Read & { outcome: Outcome; marks: Exact }
type Total = { marks: Exact; full: Exact; results: readonly Result[] }

const OUTCOMES: readonly Outcome[] = ['right', 'partly', 'wrong', 'blank', 'notCounted', 'dropped', 'pending']

/** The last entry of a question counts. */
const lastOf = <T extends { question: string }>(entries: readonly T[], id: string): T | undefined =>
  entries.filter(({ question }) => question === id).at(-1)

/** Marking rule 9: what a question adds to the full marks. */
const worthOf = ({ question, decision }: Read): Exact =>
  question.isBonus || decision === 'withdrawn' ? NOTHING : fullMarks(question.scheme)

function read(question: Question, attempt: Attempt): Read {
  const found = readAnswer(question.leaf, lastOf(attempt.answers, question.id)?.answer)
  return {
    question,
    answer: typeof found === 'string' ? null : found,
    refusal: typeof found === 'string' ? found : null,
    decision: lastOf(attempt.keys.decisions, question.id)?.decision ?? null,
  }
}

/** Marking rules 6 and 7, and 3 for what no decision is about. */
function judge({ question, answer, decision }: Read, attempt: Attempt): { outcome: Outcome; marks: Exact } {
  const { id, leaf, scheme } = question
  if (decision === 'withdrawn') return { outcome: 'dropped', marks: NOTHING }
  if (decision === 'droppedForAll') return { outcome: 'dropped', marks: fullMarks(scheme) }
  if (answer === null) return { outcome: 'blank', marks: exact(scheme.blank) }
  if (decision === 'droppedForAttempters') return { outcome: 'dropped', marks: fullMarks(scheme) }
  if (leaf.type === 'subjective') return markWork(scheme, lastOf(attempt.expertMarks, id)?.marks)
  const key = lastOf(attempt.keys.keys, id)?.key
  if (!key) throw new RangeError(`No key of ${id}`)
  return markAnswer(answer, key, 'options' in leaf ? leaf.options.length : 0, scheme)
}

/** Marking rule 8: the questions that have a place in a section of any n of m. */
function placesOf(reads: readonly Read[], count: number): ReadonlySet<Read> {
  const staying = reads.filter(({ decision }) => decision !== 'withdrawn')
  const first = staying.filter(({ decision }) => decision === 'droppedForAll')
  const then = staying.filter((one) => !first.includes(one) && one.answer !== null)
  return new Set([...first, ...then].slice(0, count))
}

function markSection({ choose, questions }: Section, attempt: Attempt): Total {
  const reads = questions.map((question) => read(question, attempt))
  const places = choose === null ? null : placesOf(reads, choose)
  const results = reads.map((one): Result => {
    if (!places || places.has(one) || one.decision === 'withdrawn') return { ...one, ...judge(one, attempt) }
    return { ...one, outcome: one.answer ? 'notCounted' : 'blank', marks: NOTHING }
  })
  const worth = reads.map(worthOf).sort((a, b) => (isMore(b, a) ? 1 : isMore(a, b) ? -1 : 0))
  return {
    results,
    marks: sum(results.map(({ marks }) => marks)),
    full: sum(choose === null ? worth : worth.slice(0, choose)),
  }
}

const shown = ({ marks, full, results }: Total) => ({
  marks: marksOf(marks),
  full: marksOf(full),
  counts: Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, results.filter((result) => result.outcome === outcome).length]),
  ),
})

/** Marking rule 7: a fault of the paper stops the marking. */
function proveKeys({ sections, keys }: Attempt): void {
  for (const { id, leaf } of sections.flatMap(({ questions }) => questions))
    if (leaf.type !== 'subjective' && !lastOf(keys.keys, id) && !lastOf(keys.decisions, id))
      throw new RangeError(`No key and no decision for ${id}`)
}

/** An attempt by the rules of docs/exams/marking.md, one after the other; with the fields of the product's result. */
export function markPaper(attempt: Attempt) {
  proveKeys(attempt)
  const sections = attempt.sections.map((section) => ({ id: section.id, ...markSection(section, attempt) }))
  const total: Total = {
    marks: sum(sections.map(({ marks }) => marks)),
    full: sum(sections.map(({ full }) => full)),
    results: sections.flatMap(({ results }) => results),
  }
  return {
    ...shown(total),
    questions: sections.flatMap(({ id, results }) =>
      results.map((result) => ({
        id: result.question.id,
        section: id,
        outcome: result.outcome,
        refusal: result.refusal,
        marks: marksOf(result.marks),
        full: marksOf(worthOf(result)),
      })),
    ),
    sections: sections.map(({ id, ...section }) => ({ id, ...shown(section) })),
    isPending: total.results.some(({ outcome }) => outcome === 'pending'),
  }
}
