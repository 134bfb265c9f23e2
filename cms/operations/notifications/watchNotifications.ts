import type { BasePayload } from 'payload'
import { isLive } from '#access/session/findSession.ts'
import { idOf } from '#database/idOf.ts'
import { VISIBILITY_DELAY_MS } from '#domain/notifications/streamCursor.ts'
import type { Notification, Session, User } from '#payload-types'
import { liveNotifications } from './liveNotifications.ts'

const all = { pagination: false, limit: 0 } as const

/** Changes already handled, with their time; kept while the overlapping time window can find them again. */
const handled = new Map<string, number>()
let lookedAt: number | null = null

/**
 * Updates the open streams for changes made by other processes; called every second. Wakes streams of people with new or read
 * notifications, and ends those whose session ended or whose person was blocked. Three reads, none without streams.
 */
export async function watchNotifications(payload: BasePayload, now: Date): Promise<void> {
  if (liveNotifications.count === 0) {
    lookedAt = null
    handled.clear()
    return
  }
  await endOver(payload, now)
  await wakeChanged(payload, now.getTime())
}

async function wakeChanged(payload: BasePayload, now: number): Promise<void> {
  const since = (lookedAt ?? now) - VISIBILITY_DELAY_MS
  const { docs } = await payload.db.find<Notification>({
    collection: 'notifications',
    where: {
      and: [
        { updatedAt: { greater_than: new Date(since).toISOString() } },
        { user: { in: liveNotifications.users() } },
      ],
    },
    select: { user: true, updatedAt: true },
    ...all,
  })
  lookedAt = now
  const changed = new Set<string>()
  for (const { id, user, updatedAt } of docs) {
    const change = `${id} ${updatedAt}`
    if (!handled.has(change)) changed.add(idOf(user) ?? '')
    handled.set(change, Date.parse(updatedAt))
  }
  for (const [change, at] of handled) if (at <= since) handled.delete(change)
  for (const user of changed) liveNotifications.wake(user)
}

async function endOver(payload: BasePayload, now: Date): Promise<void> {
  const [sessions, blocked] = await Promise.all([
    payload.db.find<Session>({
      collection: 'sessions',
      where: { id: { in: liveNotifications.sessions() } },
      ...all,
    }),
    payload.db.find<User>({
      collection: 'users',
      where: { and: [{ id: { in: liveNotifications.users() } }, { isBlocked: { equals: true } }] },
      select: { isBlocked: true },
      ...all,
    }),
  ])
  const live = new Set(
    sessions.docs.filter((session) => isLive(session, now.getTime())).map(({ id }) => String(id)),
  )
  const out = new Set(blocked.docs.map(({ id }) => String(id)))
  liveNotifications.end(({ session, user }) => !live.has(session) || out.has(user))
}
