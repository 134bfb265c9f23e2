import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { BAD_RATING } from '#domain/doubts/doubts.ts'
import type { Doubt } from '#payload-types'
import { doubtRules } from '../tickets/serviceRules.ts'
import { escalatedColumns } from './moveDoubt.ts'

/**
 * Stores the student's stars for an answered or resolved doubt; null when it has no answer. When an earlier answer was rated badly, too,
 * the doubt is escalated: another expert shall answer.
 */
export async function rateDoubt(
  payload: BasePayload,
  { id, project }: Pick<Doubt, 'id' | 'project'>,
  stars: number,
  now: Date,
): Promise<{ doubt: Doubt; isEscalated: boolean } | null> {
  type Rated = { doubt: Doubt; isEscalated: boolean } | null
  const rules = await doubtRules(payload, idOf(project) ?? '')
  const rated = await updateWithRetry<'doubts', Rated>({
    payload,
    collection: 'doubts',
    where: { id: { equals: id } },
    change: (row) => {
      if (row.state !== 'answered' && row.state !== 'resolved') return { data: null, answer: null }
      const isEscalated = stars <= BAD_RATING && row.badRatings > 0
      const again = isEscalated
        ? { ...escalatedColumns(row, 'rating', now, rules), badRatings: row.badRatings + 1 }
        : {}
      return {
        data: { rating: stars, ...again },
        answerWith: (doubt: Doubt) => ({ doubt, isEscalated }),
      }
    },
  })
  return rated ?? null
}
