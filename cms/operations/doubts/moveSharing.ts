import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { SHARING_EVENTS, type SharingEvent } from '#domain/doubts/sharing.ts'
import { changeTags } from '#domain/pages/cacheTags.ts'
import { effects } from '#hooks/effects.ts'
import { slugOfProject } from '#hooks/shared/projectSlug.ts'
import type { Doubt } from '#payload-types'

/**
 * Changes who may read a doubt by the table, in one conditional update, and tells the indexes of shared doubts; null when it does not happen
 * from where it is.
 */
export async function moveSharing(
  payload: BasePayload,
  id: string,
  event: SharingEvent,
): Promise<Doubt | null> {
  const moved = await conditionalUpdate({
    payload,
    collection: 'doubts',
    where: { and: [{ id: { equals: id } }, { sharing: { in: [...SHARING_EVENTS[event].from] } }] },
    data: { sharing: SHARING_EVENTS[event].to },
  })
  const project = moved && (await slugOfProject(payload, idOf(moved.project) ?? ''))
  if (project) effects.publishChange(changeTags(project, 'doubts', [id]))
  return moved
}
