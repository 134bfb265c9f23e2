import type { BasePayload } from 'payload'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { ticketOpenedNotification } from '#domain/help/tickets.ts'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'

const EVERY_MS = 5 * MINUTE_MS

/** Tells the admins, once in five minutes however many tickets come. That this fails is no reason to lose a ticket. */
export async function notifyOfTicket(
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
    payload.logger.error({ msg: 'admins were not told of a ticket', err })
  }
}
