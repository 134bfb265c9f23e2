import type { BasePayload } from 'payload'
import { countRows } from '#database/guard.ts'

/** How many attempts of a release have a result that counts. */
export const countMarked = (payload: BasePayload, release: string): Promise<number> =>
  countRows({
    payload,
    collection: 'attempt-results',
    where: { and: [{ release: { equals: release } }, { isCurrent: { equals: true } }] },
  })
