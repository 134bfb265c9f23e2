import type { BasePayload } from 'payload'
import { insertMany } from '#database/bulk.ts'
import { insertIfAbsent, readRows } from '#database/guard.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import { MAX_PUSH_DEVICES, PUSHED } from '#domain/notifications/pushed.ts'
import { pushKey } from '../../adapters/push/webPush.ts'

type Notified = {
  project: string
  user: string
  kind: NotificationKind
  /** Idempotency key of the notification, unique per person. */
  dedupeKey: string
  now: Date
}

/** The notified people with a subscribed browser; empty, without a query, while web push is off. */
export async function reachable(payload: BasePayload, notified: readonly Notified[]): Promise<Set<string>> {
  const users = notified.flatMap(({ kind, user }) => (PUSHED[kind] ? [user] : []))
  if (!pushKey() || users.length === 0) return new Set()
  const rows = await readRows({
    payload,
    collection: 'push-devices',
    where: { user: { in: users } },
    sort: ['id'],
    limit: users.length * 2 * MAX_PUSH_DEVICES,
    select: ['user'],
  })
  return new Set(rows.map(({ user }) => user))
}

export const canBePushed = async (payload: BasePayload, one: Notified): Promise<boolean> =>
  pushKey() !== null && (await reachable(payload, [one])).size > 0

const SUFFIX = ':push'

/** The key of the notification that a queued message references. */
export const notificationKeyOf = (key: string): string => key.slice(0, -SUFFIX.length)

const rowOf = ({ project, user, kind, dedupeKey, now }: Notified) => ({
  key: `${project}:${user}:${dedupeKey}${SUFFIX}`,
  project,
  user,
  channel: 'push',
  kind: PUSHED[kind]?.notice ?? 'account',
  to: null,
  host: '',
  thread: null,
  subject: null,
  text: null,
  state: 'due',
  tries: 0,
  dueAt: now.toISOString(),
})

/** Queues a message to the browsers of a person, referencing their notification. Idempotent. */
export const queuePush = async (payload: BasePayload, one: Notified): Promise<void> => {
  await insertIfAbsent({ payload, collection: 'outgoing-messages', data: rowOf(one) })
}

/** The same for a broadcast, for people with a subscribed browser. */
export async function queuePushes(payload: BasePayload, notified: readonly Notified[]): Promise<void> {
  const users = await reachable(payload, notified)
  const rows = notified.filter(({ user }) => users.has(user)).map(rowOf)
  if (rows.length > 0) await insertMany(payload, 'outgoing-messages', rows, 'key')
}
