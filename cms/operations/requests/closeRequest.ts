import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { requestDoneNotification } from '#domain/notifications/requestNotifications.ts'
import { REQUEST_EVENTS } from '#domain/requests/states.ts'
import type { LeadSubmission } from '#payload-types'
import { notify } from '../notifications/notify.ts'

/** Marks a request as done with its result, and notifies its student. False when it was done before. */
export async function closeRequest(
  payload: BasePayload,
  { id }: Pick<LeadSubmission, 'id'>,
  result: string,
  now: Date,
): Promise<boolean> {
  const row = await conditionalUpdate({
    payload,
    collection: 'lead-submissions',
    where: { and: [{ id: { equals: id } }, { state: { in: [...REQUEST_EVENTS.close.from] } }] },
    data: { state: REQUEST_EVENTS.close.to, result, doneAt: now.toISOString() },
  })
  if (!row) return false
  const [project, user] = [idOf(row.project), idOf(row.user)]
  // Visitors are reached by phone or e-mail, outside of the product.
  if (!project || !user) return true
  try {
    const content = requestDoneNotification(result)
    await notify(payload, {
      ...content,
      project,
      user,
      kind: 'message',
      dedupeKey: `request:${id}:done:${row.doneAt}`,
      now,
    })
  } catch (err) {
    payload.logger.error({ msg: 'a student could not be notified of a request', err })
  }
  return true
}
