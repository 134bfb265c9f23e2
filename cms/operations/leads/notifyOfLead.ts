import type { BasePayload } from 'payload'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { leadNotification } from '#domain/leads/leadNotification.ts'
import { notifyAdmins } from '../notifications/notifyAdmins.ts'

const EVERY_MS = 5 * MINUTE_MS

/** Tells the admins, once in five minutes however many requests come. That this fails is no reason to lose a request. */
export async function notifyOfLead(
  payload: BasePayload,
  { project, title, now }: { project: string; title: string; now: Date },
): Promise<void> {
  const dedupeKey = `leads:${Math.floor(now.getTime() / EVERY_MS)}`
  try {
    await notifyAdmins(payload, { project, kind: 'message', ...leadNotification(title), dedupeKey, now })
  } catch (err) {
    payload.logger.error({ msg: 'admins were not told of a request', err })
  }
}
