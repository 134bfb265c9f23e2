import type { BasePayload } from 'payload'
import { filesOfAnswer } from '#domain/exams/answers/pagesOfAnswer.ts'
import { type KeptAnswers, keptSaveOf } from '#domain/exams/attempts/keptAnswers.ts'
import type { AnswerFile } from '#payload-types'

/** What makes a file of an attempt one row. */
export const fileKey = (attempt: string, question: string, digest: string): string =>
  `${attempt}/${question}/${digest}`

/** A file of an answer; null when it has not arrived. */
export const findAnswerFile = (
  payload: BasePayload,
  attempt: string,
  question: string,
  digest: string,
): Promise<AnswerFile | null> =>
  payload.db.findOne<AnswerFile>({
    collection: 'answer-files',
    where: { key: { equals: fileKey(attempt, question, digest) } },
  })

/** Whether a kept answer of an attempt names a file. */
export const namesFile = (
  { answers, lateAnswers }: { answers: unknown; lateAnswers: unknown },
  { question, digest }: { question: string; digest: string },
): boolean =>
  [answers, lateAnswers].some((kept) =>
    filesOfAnswer(keptSaveOf((kept ?? {}) as KeptAnswers, question)?.answer).includes(digest),
  )
