import type { BasePayload } from 'payload'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { ticketOpenedNotification } from '#domain/tickets/tickets.ts'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'

const EVERY_MS = 5 * MINUTE_MS

/** Notifies the admins of a new ticket, at most once in five minutes. A failure is only logged, so that the ticket is kept. */
export async function notifyTicketOpened(
  payload: BasePayload,
  { project, number, now }: { project: string; number: string; now: Date },
): Promise<void> {
  const dedupeKey = `tickets:${Math.floor(now.getTime() / EVERY_MS)}`
  try {
    await notifyAdmins(payload, {
      project,
      kind: 'message',
      ...ticketOpenedNotification(number),
      dedupeKey,
      now,
    })
  } catch (err) {
    payload.logger.error({ msg: 'admins could not be notified of a ticket', err })
  }
}
