import type { BasePayload } from 'payload'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import { BAD_RATING } from '#domain/doubts/doubts.ts'
import { doubtMove } from '#domain/doubts/transitions.ts'
import type { Doubt } from '#payload-types'
import { doubtRules } from '../tickets/serviceRules.ts'
import { escalatedColumns, movedColumns } from './moveDoubt.ts'

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
      const before = row.badRatings ?? 0
      const escalated = stars <= BAD_RATING && before > 0 ? doubtMove(row.state, 'escalate', 'server') : null
      const isEscalated = escalated !== null
      const again = escalated
        ? {
            ...movedColumns(row, escalated, now, rules),
            ...escalatedColumns('rating', now),
            badRatings: before + 1,
          }
        : {}
      return {
        data: { rating: stars, ...again },
        answerWith: (doubt: Doubt) => ({ doubt, isEscalated }),
      }
    },
  })
  return rated ?? null
}
