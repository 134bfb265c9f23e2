import type { PayloadRequest, Where } from 'payload'
import { editorsOf } from '#access/moduleRules.ts'
import { filesOf } from '#domain/exams/files/filesOf.ts'
import type { Content } from '#domain/exams/questions/QuestionSchema.ts'
import type { Question, QuestionFile } from '#payload-types'
import { bankOf, reachQuestion } from './reachQuestions.ts'
import { readKeys, readVersion } from './readQuestion.ts'

/**
 * A picture or video that the person may see: one that they may edit, or one of a question that they may see. Those of its solutions
 * are for people who may edit it. Null for all others.
 */
export async function reachFile(
  req: PayloadRequest,
  id: string,
  asked: { question: string | null; version: number | null },
): Promise<QuestionFile | null> {
  const inBank: Where[] = [{ id: { equals: id } }, { project: { equals: bankOf(req) } }]
  const find = (where: Where) => req.payload.db.findOne<QuestionFile>({ collection: 'question-files', where })
  const own = editorsOf('question-files')({ req })
  const edited = own === false ? null : await find({ and: own === true ? inBank : [...inBank, own] })
  if (edited) return edited
  const question = asked.question ? await reachQuestion(req, asked.question, 'view') : null
  return question && (await isIn(req, question, asked.version, id)) ? find({ and: inBank }) : null
}

async function isIn(
  req: PayloadRequest,
  question: Question,
  asked: number | null,
  file: string,
): Promise<boolean> {
  const version = asked ?? question.version
  const stored =
    version === question.version ? question : await readVersion(req.payload, question.id, version)
  if (!stored) return false
  const content = stored.content as Content
  if (filesOf({ content, solutions: [] }).includes(file)) return true
  if (!(await reachQuestion(req, question.id, 'edit'))) return false
  const keys = await readKeys(req.payload, question.id, version)
  return filesOf({ content, solutions: keys?.solutions ?? [] }).includes(file)
}
