import type { PayloadRequest } from 'payload'
import { countRows } from '#database/guard.ts'
import type { Draft, DraftItem } from '#domain/exams/drafts/DraftSchema.ts'
import { reachableQuestions, seesWholeBank } from '../bank/reachQuestions.ts'

const BATCH_SIZE = 200

const itemsOf = (draft: Pick<Draft, 'sections'> | null): DraftItem[] =>
  draft?.sections.flatMap(({ items }) => items) ?? []
const questionsOf = (items: readonly DraftItem[]): Set<string> =>
  new Set(items.flatMap((item) => (item.kind === 'question' ? item.question : [])))
const poolsOf = (items: readonly DraftItem[]): Set<string> =>
  new Set(
    items.flatMap((item) =>
      item.kind === 'pool' ? JSON.stringify([item.types, item.concepts, item.difficulty]) : [],
    ),
  )

const notIn = (known: ReadonlySet<string>, all: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !known.has(one))

/**
 * Whether somebody puts questions into a draft that they do not see in the bank: by their ids, or by a pool, which draws from all of it. They
 * would read them, with their keys, by trying or printing the paper. What the draft had before stays.
 */
export async function takesUnseen(
  req: PayloadRequest,
  before: Pick<Draft, 'sections'> | null,
  draft: Pick<Draft, 'sections'>,
): Promise<boolean> {
  if (seesWholeBank(req)) return false
  const [had, has] = [itemsOf(before), itemsOf(draft)]
  if (notIn(poolsOf(had), poolsOf(has)).length > 0) return true
  const added = notIn(questionsOf(had), questionsOf(has))
  if (added.length === 0) return false
  const reach = reachableQuestions(req, 'view')
  if (!reach) return true
  for (let start = 0; start < added.length; start += BATCH_SIZE) {
    const batch = added.slice(start, start + BATCH_SIZE)
    const where = { and: [{ id: { in: batch } }, reach] }
    if ((await countRows({ payload: req.payload, collection: 'questions', where })) < batch.length)
      return true
  }
  return false
}
