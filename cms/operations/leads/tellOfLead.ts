import type { BasePayload } from 'payload'
import { MINUTE_MS } from '#domain/auth/policy.ts'
import { leadNews } from '#domain/leads/leadNews.ts'
import { tellAdmins } from '../notifications/tellAdmins.ts'

const EVERY_MS = 5 * MINUTE_MS

/** Tells the admins, once in five minutes however many requests come. That this fails is no reason to lose a request. */
export async function tellOfLead(
  payload: BasePayload,
  { project, title, now }: { project: string; title: string; now: Date },
): Promise<void> {
  const dedupeKey = `leads:${Math.floor(now.getTime() / EVERY_MS)}`
  try {
    await tellAdmins(payload, { project, kind: 'message', ...leadNews(title), dedupeKey, now })
  } catch (err) {
    payload.logger.error({ msg: 'admins were not told of a request', err })
  }
}
