import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { startSender } from '#cms/jobs/sendMessages.ts'
import type { DeliveryLog } from '#payload-types'

/** Creates the message settings (senders and templates) of a project. */
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

/** Sends all queued messages that are due by `now`, as the server's job does every second. */
export async function sendQueuedMessages(payload: BasePayload, now = new Date()): Promise<void> {
  const sender = startSender(payload)
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
