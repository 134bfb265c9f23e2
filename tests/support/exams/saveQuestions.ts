import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { saveQuestion } from '#cms/operations/exams/bank/saveQuestion.ts'
import type { QuestionFile } from '#domain/exams/files/QuestionFileSchema.ts'
import { EVERY_TYPE, readQuestions } from './questionsOfEveryType.ts'

/** Saves questions of the exchange format into the bank of a project; returns their row ids by the ids of the format. */
export async function saveQuestions(
  payload: BasePayload,
  project: RequestProject,
  questions: QuestionFile['questions'] = EVERY_TYPE,
  by: string | null = null,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const question of readQuestions(questions)) {
    const saved = await saveQuestion({
      payload,
      project: project.id,
      by,
      now: new Date(),
      existing: null,
      code: question.id,
      question,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    ids.set(question.id ?? saved.code, saved.id)
  }
  return ids
}
