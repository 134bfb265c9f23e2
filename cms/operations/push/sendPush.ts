import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { conditionalUpdate, readRow, readRows } from '#database/guard.ts'
import { localisedUrl } from '#domain/links/localisedUrl.ts'
import type { OutgoingState } from '#domain/messages/outgoing.ts'
import { pushServiceOf } from '#domain/messages/pushServices.ts'
import { nextSendAttempt } from '#domain/messages/retry.ts'
import type { SendTimes } from '#domain/messages/sendTimes.ts'
import { PUSH_VALID_MS, PUSHED } from '#domain/notifications/pushed.ts'
import { localeOrEnglish } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import type { Notification, OutgoingMessage, PushDevice, Session, User } from '#payload-types'
import { SendFailure } from '../../adapters/messages/SendFailure.ts'
import type { SendAttempt } from '../../adapters/messages/sendWithFallback.ts'
import { type PushMessage, sendWebPush } from '../../adapters/push/webPush.ts'
import { consentsOf } from '../consents/consentsOf.ts'
import { brandOf } from '../messages/brandOf.ts'
import { logAttempt, logGivenUp } from '../messages/logAttempt.ts'
import { sendGate } from '../messages/preferences.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { dropPushDevices, pushDevicesOf } from './devices.ts'
import { notificationKeyOf } from './queuePush.ts'

type Next = Exclude<OutgoingState, 'due' | 'sending'> | { waitMs: number }

/**
 * Sends a queued message to the browsers of a person. Nothing is sent for a notification that was read or is a day old. Browsers that
 * have received the message do not get it again when it is retried for others, and unsubscribed ones are deleted.
 */
export async function sendPush(
  payload: BasePayload,
  row: OutgoingMessage,
  { now, times }: { now: Date; times: SendTimes },
): Promise<Next> {
  const user = row.user ?? ''
  const [account, notification, devices] = await Promise.all([
    readRow({ payload, collection: 'users', where: { id: { equals: user } } }),
    readRow({
      payload,
      collection: 'notifications',
      where: { dedupeKey: { equals: notificationKeyOf(row.key) } },
    }),
    signedIn(payload, await pushDevicesOf(payload, user)),
  ])
  if (!account || account.deletedAt || !notification || notification.read || devices.length === 0)
    return 'none'
  if (now.getTime() - Date.parse(notification.addedOn) > PUSH_VALID_MS) return 'none'
  const gate = await sendGate(payload, account, {
    project: row.project,
    user,
    kind: row.kind,
    channel: 'push',
    now,
    queuedAt: Date.parse(row.createdAt),
    consents: (id) => consentsOf(payload, id),
  })
  if (gate === 'muted' || typeof gate !== 'string') return gate
  return toDevices(payload, row, { account, notification, devices }, { now, times })
}

type ToSend = { account: User; notification: Notification; devices: readonly PushDevice[] }

async function toDevices(
  payload: BasePayload,
  row: OutgoingMessage,
  { account, notification, devices }: ToSend,
  { now, times }: { now: Date; times: SendTimes },
): Promise<Next> {
  const project = await projectOfRow(payload, row)
  const message = messageOf((await brandOf(payload, project)).title, account, notification)
  const topic = createHash('sha256').update(row.key).digest('base64url').slice(0, 32)
  const waiting = devices.filter(({ lastMessage }) => lastMessage !== String(row.id))
  const tries = await Promise.all(
    waiting.map(async (device) => {
      const attempt = await toDevice(device, message, { topic, ms: times.totalMs })
      if (attempt.isGone) await dropPushDevices(payload, { id: { equals: device.id } })
      else if (!attempt.failure) await markTaken(payload, device, row)
      const logged = {
        project,
        channel: 'push' as const,
        to: device.deviceName,
        purpose: 'notice' as const,
        now,
      }
      await logAttempt(payload, logged, attempt)
      return attempt
    }),
  )
  const failures = tries.flatMap(({ failure, isGone }) => (failure && !isGone ? [failure] : []))
  // A retry helps only when the push service failed, not when it rejected the message.
  if (!failures.some(({ fault }) => fault === 'provider')) return failures.length > 0 ? 'failed' : 'sent'
  const next = nextSendAttempt({ channel: 'push', tries: row.tries, failures: [] })
  if (next !== 'gaveUp') return next
  await logGivenUp(payload, { project, channel: 'push', to: 'Browser', purpose: 'notice', now }, next)
  return 'failed'
}

/** The text that may appear on a locked screen, and the target of a tap. */
function messageOf(school: string, { language }: User, { id, kind, href }: Notification): PushMessage {
  const locale = localeOrEnglish(language)
  const title = PUSHED[kind]?.title
  const path = href?.startsWith('/') ? href : '/notifications'
  const isOfPanel = path.startsWith('/admin')
  return {
    id: String(id),
    title: school,
    body: title ? renderText(locale, title) : '',
    href: isOfPanel ? path : localisedUrl(locale, '', path),
  }
}

type Tried = SendAttempt & { isGone: boolean }

async function toDevice(
  device: PushDevice,
  message: PushMessage,
  { topic, ms }: { topic: string; ms: number },
): Promise<Tried> {
  const startedAt = performance.now()
  const provider = pushServiceOf(device.endpoint) ?? 'none'
  const outcome = () => ({ provider, sender: null, tookMs: Math.round(performance.now() - startedAt) })
  try {
    const isTaken = await sendWebPush(device, message, { topic, ms })
    if (isTaken) return { ...outcome(), isGone: false }
    return { ...outcome(), isGone: true, failure: new SendFailure('unsubscribed', 'receiver') }
  } catch (err) {
    if (!(err instanceof SendFailure)) throw err
    return { ...outcome(), isGone: false, failure: err }
  }
}

const markTaken = (payload: BasePayload, { id }: PushDevice, row: OutgoingMessage) =>
  conditionalUpdate({
    payload,
    collection: 'push-devices',
    where: { id: { equals: id } },
    data: { lastMessage: String(row.id) },
  })

/** The browsers whose session was not ended; the others are deleted. An expired session does not count as a sign-out. */
async function signedIn(payload: BasePayload, devices: readonly PushDevice[]): Promise<PushDevice[]> {
  if (devices.length === 0) return []
  const ids = devices.map(({ session }) => session)
  const sessions = await readRows({
    payload,
    collection: 'sessions',
    where: { id: { in: ids } },
    sort: ['id'],
    limit: ids.length,
  })
  const live = new Set(sessions.filter(isNotEnded).map(({ id }) => String(id)))
  const over = devices.filter(({ session }) => !live.has(session))
  if (over.length > 0) await dropPushDevices(payload, { id: { in: over.map(({ id }) => id) } })
  return devices.filter(({ session }) => live.has(session))
}

const isNotEnded = ({ revokedAt }: Session): boolean => !revokedAt
