import type { BasePayload } from 'payload'
import type { z } from 'zod'
import { readRows } from '#database/guard.ts'
import type { SimilarDoubt, SimilarDoubtsQuerySchema } from '#domain/calls/doubts.ts'
import { mostSimilar } from '#domain/doubts/similarDoubts.ts'
import { typesetText } from './typesetText.ts'

/** The newest shared doubts of a subject that are compared. */
const MAX_COMPARED = 500

/** Public answered doubts of a subject similar to a new question, the most similar first. They contain no names. */
export async function findSimilarDoubts(
  payload: BasePayload,
  project: string,
  { subject, ...asked }: z.output<typeof SimilarDoubtsQuerySchema>,
): Promise<SimilarDoubt[]> {
  const rows = await readRows({
    payload,
    collection: 'doubts',
    where: {
      and: [
        { project: { equals: project } },
        { sharing: { equals: 'shared' } },
        { subject: { equals: subject } },
        { state: { in: ['answered', 'resolved'] } },
      ],
    },
    ...{ sort: ['-createdAt'], limit: MAX_COMPARED },
  })
  return mostSimilar(asked, rows).flatMap(({ number, title, text, messages }) => {
    const answer = messages.findLast(({ by }) => by === 'expert')
    return answer ? [{ number, title, blocks: typesetText(text), answer: typesetText(answer.text) }] : []
  })
}
