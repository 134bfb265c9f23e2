import type { BasePayload } from 'payload'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { leadNotification } from '#domain/leads/leadNotification.ts'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'

const EVERY_MS = 5 * MINUTE_MS

/** Notifies the admins of a new submission, at most once in five minutes. A failure is only logged, so that the submission is kept. */
export async function notifyLeadReceived(
  payload: BasePayload,
  { project, title, now }: { project: string; title: string; now: Date },
): Promise<void> {
  const dedupeKey = `leads:${Math.floor(now.getTime() / EVERY_MS)}`
  try {
    await notifyAdmins(payload, { project, kind: 'message', ...leadNotification(title), dedupeKey, now })
  } catch (err) {
    payload.logger.error({ msg: 'admins could not be notified of a lead submission', err })
  }
}
