import { fullMarks } from '#domain/exams/marking/SchemeSchema.ts'
import { compare, sum } from '#domain/exams/marks/arithmetic.ts'
import { marksText } from '#domain/exams/marks/marksText.ts'
import { signedText } from '#domain/exams/marks/signedText.ts'
import { toWire } from '#domain/exams/marks/wireMarks.ts'
import { askedSections } from '#domain/exams/papers/drawPaper.ts'
import type { Paper } from '#domain/exams/papers/PaperSchema.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { LoadedRelease } from './loadRelease.ts'

const outlines = new WeakMap<LoadedRelease, ReturnType<typeof outlineOf>>()

/** What everybody who may start a paper sees of it: it does not depend on the attempt. */
export function releaseOutline(release: LoadedRelease): ReturnType<typeof outlineOf> {
  const known = outlines.get(release) ?? outlineOf(release)
  outlines.set(release, known)
  return known
}

/** Whether each answer of a paper may be checked at once. */
export const hasInstantFeedback = (kind: PaperKind, paper: Pick<Paper, 'hasInstantFeedback'>): boolean =>
  kind === 'quizzes' && paper.hasInstantFeedback === true

function outlineOf({ kind, content, questionCount, fullMarks: full, denominator }: LoadedRelease) {
  const { paper, bank, instructions } = content
  // All draws of a paper have as many questions and marks, which is proven before publishing.
  const asked = new Map(askedSections(paper, bank, 'outline').map((section) => [section.id, section]))
  return {
    minutes: paper.minutes,
    questionCount,
    fullMarks: toWire(full, denominator),
    sections: paper.sections.map(({ id, title, choose, minutes, schemes }) => {
      const questions = asked.get(id)?.questions ?? []
      const worth = questions
        .map(({ scheme, isBonus }) => (isBonus ? { num: 0, den: 1 } : fullMarks(scheme)))
        .toSorted((a, b) => compare(b, a))
      return {
        id,
        title,
        questions: questions.length,
        choose,
        minutes,
        marks: marksText(sum(worth.slice(0, choose ?? worth.length))),
        schemes: schemes.map(({ type, scheme: { correct, wrong, blank } }) => ({
          type,
          right: signedText(correct),
          wrong: signedText(wrong),
          blank: signedText(blank),
        })),
      }
    }),
    instructions: instructions.paper,
    consent: paper.consent,
    languages: paper.languages,
    decidingLanguage: paper.decidingLanguage,
    pauses: paper.pauses,
    calculator: paper.calculator,
    hall: paper.hall,
    lateSyncMinutes: paper.lateSyncMinutes,
    integrity: paper.integrity,
    resultAt: paper.resultAt,
    attemptsAllowed: paper.attempts.allowed,
    hasInstantFeedback: hasInstantFeedback(kind, paper),
  }
}
