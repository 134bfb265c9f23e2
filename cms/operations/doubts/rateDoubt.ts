import type { BasePayload } from 'payload'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { Doubt } from '#payload-types'

/** Stores the student's stars for an answered or resolved doubt; null when it has no answer. */
export const rateDoubt = async (payload: BasePayload, id: string, stars: number): Promise<Doubt | null> =>
  (await updateWithRetry<'doubts', Doubt | null>({
    payload,
    collection: 'doubts',
    where: { id: { equals: id } },
    change: ({ state }) =>
      state === 'answered' || state === 'resolved'
        ? { data: { rating: stars }, answerWith: (after: Doubt) => after }
        : { data: null, answer: null },
  })) ?? null
