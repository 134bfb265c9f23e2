import type { PayloadRequest, Where } from 'payload'
import { editorsOf, viewersOf } from '#access/moduleRules.ts'
import { projectOf } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import type { Question } from '#payload-types'
import { projectIdOf } from '../../content/projectIdOf.ts'
import { findViewable } from '../../panel/findRow.ts'

type Need = 'view' | 'edit'

/** Id of the project whose bank the person works in. */
export const bankOf = (req: PayloadRequest): string => projectIdOf(req) ?? projectOf(req)?.id ?? ''

/** Whether the person sees all questions, of which pools draw. */
export const seesWholeBank = (req: PayloadRequest): boolean => viewersOf('questions')({ req }) === true

/** Condition of the questions that the person may see or edit; null for none. Unfinished saves are never among them. */
export function reachableQuestions(req: PayloadRequest, need: Need): Where | null {
  const decision = (need === 'edit' ? editorsOf : viewersOf)('questions')({ req })
  if (decision === false) return null
  const own: Where[] = decision === true ? [] : [decision]
  return { and: [{ project: { equals: bankOf(req) } }, { version: { greater_than: 0 } }, ...own] }
}

/**
 * A question that the person may see or edit; null when there is none or it is not theirs. Owners who work in all projects see each
 * question, and edit those of the project they have selected.
 */
export async function reachQuestion(req: PayloadRequest, id: string, need: Need): Promise<Question | null> {
  if (need === 'view') {
    const row = await findViewable(req, 'questions', id)
    return row && row.version > 0 ? row : null
  }
  const reach = reachableQuestions(req, need)
  if (!reach) return null
  const where: Where = { and: [{ id: { equals: id } }, reach] }
  return readRow({ payload: req.payload, collection: 'questions', where })
}
