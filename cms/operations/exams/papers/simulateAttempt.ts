import type { Simulation } from '#domain/calls/exams/papers.ts'
import { explainMarks, MARKING_RULES } from '#domain/exams/marking/explainMarks.ts'
import { type AttemptAnswers, type AttemptResult, markAttempt } from '#domain/exams/marking/markAttempt.ts'
import { paperDenominator } from '#domain/exams/marking/paperDenominator.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { toWire } from '#domain/exams/marks/wireMarks.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import { keyText } from '#domain/exams/questions/keyText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { TriedPaper } from './triedPaper.ts'

/** The result of answers that an author gives, by the marking that students get, with the rule and the numbers of every line. */
export function simulateAttempt(
  { content: { paper, bank }, keys }: TriedPaper,
  seed: string,
  attempt: AttemptAnswers,
): Omit<Simulation, 'apiSuccess' | 'message'> {
  const sections = askedSections(paper, bank, seed)
  const asked = new Map(sections.flatMap(({ questions }) => questions.map((one) => [one.id, one])))
  const keyOf = new Map(keys.keys.map(({ question, key }) => [question, key]))
  const answerOf = new Map(attempt.answers.map(({ question, answer }) => [question, answer]))
  const result = markAttempt(sections, keys, attempt)
  const den = paperDenominator([...asked.values()]) ?? 1
  const totalOf = ({ marks, full, counts }: Pick<AttemptResult, 'marks' | 'full' | 'counts'>) => ({
    marks: toWire(marks, den),
    full: toWire(full, den),
    counts,
  })
  return {
    total: totalOf(result),
    isPending: result.isPending,
    sections: result.sections.map((section) => ({ id: section.id, ...totalOf(section) })),
    lines: result.questions.flatMap((marked) => {
      const question = asked.get(marked.id)
      if (!question) return []
      const key = keyOf.get(marked.id)
      const { rule, values } = explainMarks(question, key, answerOf.get(marked.id), marked)
      return {
        question: marked.id,
        section: marked.section,
        outcome: marked.outcome,
        marks: marksText(marked.marks),
        full: marksText(marked.full),
        rule,
        text: fillPlaceholders(MARKING_RULES[rule], values),
        key: key ? keyText(key) : '',
      }
    }),
  }
}
