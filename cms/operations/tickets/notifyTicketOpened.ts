import type { BasePayload } from 'payload'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { ticketOpenedNotification } from '#domain/tickets/tickets.ts'
import { notify } from '../notifications/notify.ts'
import { notifyAdmins, staffNotification } from '../notifications/notifyAdmins.ts'
import { notifyModuleHolders } from '../notifications/notifyModuleHolders.ts'

const EVERY_MS = 5 * MINUTE_MS

type Waiting = {
  project: string
  number: string
  /** Id of the person of the team whose ticket it is; everybody is notified without one. */
  assignee?: string | null
  now: Date
}

/**
 * Notifies the team of a new ticket or message, at most once in five minutes: its assignee, else the admins and holders of the module. A
 * failure is only logged, so that the ticket is kept.
 */
export async function notifyTicketOpened(
  payload: BasePayload,
  { project, number, assignee, now }: Waiting,
): Promise<void> {
  const dedupeKey = `tickets:${assignee ? `${number}:` : ''}${Math.floor(now.getTime() / EVERY_MS)}`
  const notification = {
    project,
    kind: 'message' as const,
    ...ticketOpenedNotification(number),
    dedupeKey,
    now,
  }
  try {
    if (assignee) return void (await notify(payload, staffNotification(notification, assignee)))
    await notifyAdmins(payload, notification)
    await notifyModuleHolders(payload, 'supportTickets', notification)
  } catch (err) {
    payload.logger.error({ msg: 'the team could not be notified of a ticket', err })
  }
}
