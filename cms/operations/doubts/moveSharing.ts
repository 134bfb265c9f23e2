import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { SHARING_EVENTS, type SharingEvent } from '#domain/doubts/sharing.ts'
import type { Doubt } from '#payload-types'

/** Changes who may read a doubt by the table, in one conditional update; null when it does not happen from where it is. */
export const moveSharing = (payload: BasePayload, id: string, event: SharingEvent): Promise<Doubt | null> =>
  conditionalUpdate({
    payload,
    collection: 'doubts',
    where: { and: [{ id: { equals: id } }, { sharing: { in: [...SHARING_EVENTS[event].from] } }] },
    data: { sharing: SHARING_EVENTS[event].to },
  })
