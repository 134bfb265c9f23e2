import type { BasePayload, Where } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import type { Question } from '#payload-types'

type Scope = { payload: BasePayload; project: string; now: Date }

/** Takes a question out of pools and of the choice for new papers, or back; papers that have it keep it. Null when there is none. */
export const retireQuestion = (
  { payload, project, now }: Scope,
  id: string,
  isRetired: boolean,
): Promise<Question | null> =>
  conditionalUpdate({
    payload,
    collection: 'questions',
    where: { and: [{ id: { equals: id } }, { project: { equals: project } }] },
    data: { isRetired, updatedAt: now.toISOString() },
  })

/**
 * Deletes a question that no paper uses, with all its versions, keys and solutions. False when a paper uses it: then it can only be
 * retired. The question goes first and by one statement, so that a paper that takes it at the same moment either keeps it or does not
 * find it.
 */
export async function deleteQuestion({ payload, project }: Omit<Scope, 'now'>, id: string): Promise<boolean> {
  const where: Where = {
    and: [{ id: { equals: id } }, { project: { equals: project } }, { paperKeys: { equals: ' ' } }],
  }
  const isUsed = (await payload.db.count({ collection: 'questions', where })).totalDocs === 0
  if (isUsed) return false
  const drafts = await payload.db.count({
    collection: 'paper-drafts',
    where: { and: [{ project: { equals: project } }, { questionKeys: { contains: ` ${id} ` } }] },
  })
  if (drafts.totalDocs > 0) return false
  await payload.db.deleteMany({ collection: 'questions', where })
  for (const collection of ['question-keys', 'question-versions'] as const)
    await payload.db.deleteMany({ collection, where: { question: { equals: id } } })
  return true
}
