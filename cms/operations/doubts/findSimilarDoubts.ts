import type { BasePayload } from 'payload'
import type { z } from 'zod'
import type { RequestProject } from '#access/projectOf.ts'
import { readRows } from '#database/guard.ts'
import type { SimilarDoubt, SimilarDoubtsQuerySchema } from '#domain/calls/doubts.ts'
import { askedTerms, mostSimilar } from '#domain/doubts/similarDoubts.ts'
import { findSharedDoubts } from './findSharedDoubts.ts'
import { typesetText } from './typesetText.ts'

/** The best finds of the index that are compared word by word. */
const MAX_COMPARED = 60

/** Public answered doubts of a subject similar to a new question, the most similar first. They contain no names. */
export async function findSimilarDoubts(
  payload: BasePayload,
  project: RequestProject,
  { subject, ...asked }: z.output<typeof SimilarDoubtsQuerySchema>,
): Promise<SimilarDoubt[]> {
  const terms = askedTerms(asked)
  const ids = terms.length > 0 ? await findSharedDoubts(payload, project, terms, subject, MAX_COMPARED) : []
  if (ids.length === 0) return []
  const rows = await readRows({
    payload,
    collection: 'doubts',
    where: {
      and: [
        { id: { in: ids } },
        { project: { equals: project.id } },
        { sharing: { equals: 'shared' } },
        { subject: { equals: subject } },
        { state: { in: ['answered', 'resolved'] } },
      ],
    },
    sort: ['-createdAt'],
    limit: ids.length,
  })
  return mostSimilar(asked, rows).flatMap(({ number, title, text, messages }) => {
    const answer = messages.findLast(({ by }) => by === 'expert')
    return answer ? [{ number, title, blocks: typesetText(text), answer: typesetText(answer.text) }] : []
  })
}
