import type { PayloadRequest, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import { conceptKey } from '#domain/exams/bank/conceptKeys.ts'
import { reachableQuestions } from './reachQuestions.ts'

const MAX_ROWS = 5000
const MAX_CONCEPTS = 30

/** Tags of questions that the person may see, with how many have them, the most used first. `q` is a part of the tag. */
export async function listConcepts(
  req: PayloadRequest,
  q: string,
): Promise<{ concept: string; questions: number }[]> {
  const reach = reachableQuestions(req, 'view')
  if (!reach) return []
  const part = conceptKey(q).slice(1, -1)
  const having: Where[] = part ? [{ conceptKeys: { contains: part } }] : []
  const rows = await readRows({
    payload: req.payload,
    collection: 'questions',
    where: { and: [reach, ...having] },
    sort: ['-updatedAt'],
    limit: MAX_ROWS,
    select: ['concepts'],
  })
  const counts = new Map<string, { concept: string; questions: number }>()
  for (const concept of rows.flatMap((row) => row.concepts as string[])) {
    const key = conceptKey(concept)
    if (!key.includes(part)) continue
    const known = counts.get(key)
    counts.set(key, { concept: known?.concept ?? concept, questions: (known?.questions ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.questions - a.questions).slice(0, MAX_CONCEPTS)
}
