import type { BasePayload } from 'payload'
import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import { type KeptAnswers, keptSaveOf } from '#domain/exams/attempts/keptAnswers.ts'
import type { Locale } from '#domain/text/locales.ts'
import type { TestUserAttempt } from '#payload-types'
import { headOf } from '../attemptHead.ts'
import { paperOfAttempt } from '../paperOfAttempt.ts'
import { solutionsOf } from '../results/solutionsOf.ts'
import type { PrintedPages } from './answerPdf.ts'

/**
 * A written answer of an attempt as its student sees it: as it was saved, and with the marks of its expert once the solutions are shown. Null when it has no
 * pages.
 */
export async function ownAnswer(
  payload: BasePayload,
  row: TestUserAttempt,
  question: string,
  locale: Locale,
  now: number,
): Promise<PrintedPages | null> {
  const head = headOf(row)
  const solved = (await solutionsOf(payload, head, locale, now))?.questions.find(
    ({ asked }) => asked.id === question,
  )
  const saved = keptSaveOf((row.answers ?? {}) as KeptAnswers, question)?.answer
  const files = filesOfAnswer(solved ? solved.answer : saved)
  const { drawn } = await paperOfAttempt(payload, head)
  const asked = drawn.sections.flatMap(({ questions }) => questions.map(({ id }) => id))
  if (files.length === 0 || !asked.includes(question)) return null
  return {
    attempt: head.id,
    title: head.title,
    question,
    number: asked.indexOf(question) + 1,
    files,
    drawings: solved?.drawings ?? {},
    steps: solved?.expertSteps.map(({ marks }) => marks) ?? [],
  }
}
