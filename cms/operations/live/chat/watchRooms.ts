import type { BasePayload } from 'payload'
import { isLive } from '#access/session/findSession.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { VISIBILITY_DELAY_MS } from '#domain/notifications/streamCursor.ts'
import { findEntitlement } from '../../learning/findEntitlement.ts'
import { liveRooms } from './liveRooms.ts'
import { isBanned } from './rooms.ts'

/** Maximum number of ids in one query. */
const PER_READ = 500
let lookedAt: number | null = null

/**
 * Sends the entries that other processes wrote to this process's rooms, and ends streams whose session or access ended or whose person was banned or
 * blocked; called every second. A few reads whatever the number of streams; none without streams.
 */
export async function watchRooms(payload: BasePayload, now: Date): Promise<void> {
  if (liveRooms.count === 0) {
    lookedAt = null
    return
  }
  const since = new Date((lookedAt ?? now.getTime()) - VISIBILITY_DELAY_MS)
  lookedAt = now.getTime()
  await endOver(payload, now)
  await endRevoked(payload, since, now)
  for (const room of liveRooms.rooms()) {
    await liveRooms.wake(payload, room)
    await liveRooms.publishCounts(payload, room)
  }
}

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / PER_READ) }, (_, part) =>
    ids.slice(part * PER_READ, (part + 1) * PER_READ),
  )

async function endOver(payload: BasePayload, now: Date): Promise<void> {
  const streams = liveRooms.streams()
  const live = new Set<string>()
  for (const part of partsOf([...new Set(streams.map(({ session }) => session))]))
    for (const session of await readRows({
      payload,
      collection: 'sessions',
      where: { id: { in: part } },
      sort: ['id'],
      limit: PER_READ,
    }))
      if (isLive(session, now.getTime())) live.add(String(session.id))
  const blocked = new Set<string>()
  for (const part of partsOf([...new Set(streams.map(({ user }) => user))]))
    for (const { id } of await readRows({
      payload,
      collection: 'users',
      where: { and: [{ id: { in: part } }, { isBlocked: { equals: true } }] },
      sort: ['id'],
      limit: PER_READ,
      select: ['id'],
    }))
      blocked.add(String(id))
  const rooms = await readRows({
    payload,
    collection: 'live-class-chatrooms',
    where: { key: { in: liveRooms.rooms() } },
    sort: ['id'],
    limit: PER_READ,
  })
  for (const stream of streams) {
    const room = rooms.find(({ key }) => key === stream.room)
    if (!live.has(stream.session) || blocked.has(stream.user) || (room && isBanned(room, stream.user)))
      stream.end()
  }
}

/** Access revoked or paused since the last check ends the streams of its students, unless they have another one. */
async function endRevoked(payload: BasePayload, since: Date, now: Date): Promise<void> {
  const streams = liveRooms.streams()
  const changed = { greater_than: since.toISOString() }
  const rows = await readRows({
    payload,
    collection: 'entitlements',
    where: {
      and: [
        { kind: { equals: 'class' } },
        { target: { in: [...new Set(streams.map((stream) => stream.class))] } },
        { or: [{ revokedAt: changed }, { pausedAt: changed }] },
      ],
    },
    sort: ['id'],
    limit: PER_READ,
    select: ['student', 'target'],
  })
  for (const { student, target } of rows) {
    const user = idOf(student) ?? ''
    const own = streams.filter((stream) => stream.user === user && stream.class === target)
    if (own.length === 0 || (await findEntitlement(payload, user, { kind: 'class', target }, now))) continue
    for (const stream of own) stream.end()
  }
}
