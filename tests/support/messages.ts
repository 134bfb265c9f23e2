import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { openSender } from '#cms/jobs/sendMessages.ts'
import type { DeliveryLog } from '#payload-types'

/** Gives a project its senders and templates. */
export async function setMessages(
  payload: BasePayload,
  project: RequestProject,
  settings: Record<string, unknown>,
): Promise<void> {
  await payload.create({
    collection: 'message-settings',
    data: { ...settings, project: project.id } as never,
    overrideAccess: true,
    context: { project },
  })
}

/** Sends what is queued and due by `now`, as the server does a second later. */
export async function sendQueuedMessages(payload: BasePayload, now = new Date()): Promise<void> {
  const sender = openSender(payload)
  while ((await sender.start(now)) > 0) await sender.finished()
}

/** The delivery log of a project, oldest first. */
export async function deliveryLog(payload: BasePayload, project: RequestProject): Promise<DeliveryLog[]> {
  const { docs } = await payload.find({
    collection: 'delivery-logs',
    where: { project: { equals: project.id } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}
