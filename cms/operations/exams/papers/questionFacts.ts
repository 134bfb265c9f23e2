import type { BasePayload, Where } from 'payload'
import { countRows, readRows } from '#database/guard.ts'
import type { QuestionFacts } from '#domain/calls/exams/papers.ts'
import { type Content, leavesOf } from '#domain/exams/questions/QuestionSchema.ts'
import type { Question } from '#payload-types'

const COLUMNS = [
  'id',
  'code',
  'title',
  'type',
  'difficulty',
  'concepts',
  'year',
  'source',
  'version',
  'isRetired',
  'content',
] as const
const BATCH_SIZE = 200

const factsOf = (row: Question): QuestionFacts => ({
  id: String(row.id),
  code: row.code,
  title: row.title,
  type: row.type,
  leaves: leavesOf({ id: String(row.id), content: row.content as Content }).map(({ leaf }) => leaf.type),
  difficulty: row.difficulty,
  concepts: row.concepts as string[],
  year: row.year ?? null,
  source: row.source ?? null,
  version: row.version,
  isRetired: row.isRetired,
})

/** Facts of these questions of a project, without their keys; those that are not there are left out. */
export async function questionFacts(
  payload: BasePayload,
  project: string,
  ids: readonly string[],
): Promise<QuestionFacts[]> {
  const found: QuestionFacts[] = []
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const rows = await readRows({
      payload,
      collection: 'questions',
      sort: ['id'],
      limit: BATCH_SIZE,
      select: COLUMNS,
      where: {
        and: [{ project: { equals: project } }, { id: { in: ids.slice(start, start + BATCH_SIZE) } }],
      },
    })
    found.push(...rows.map(factsOf))
  }
  return found
}

/** A page of the questions that a condition finds, the newest first. */
export async function findQuestions(
  payload: BasePayload,
  where: Where,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ questions: QuestionFacts[]; total: number }> {
  const [rows, total] = await Promise.all([
    readRows({
      payload,
      collection: 'questions',
      where,
      select: COLUMNS,
      sort: ['-updatedAt', 'id'],
      limit: page * perPage,
    }),
    countRows({ payload, collection: 'questions', where }),
  ])
  return { questions: rows.slice((page - 1) * perPage).map(factsOf), total }
}
