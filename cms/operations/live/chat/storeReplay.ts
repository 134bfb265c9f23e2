import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { ChatEntry } from '#domain/calls/liveChat.ts'
import { type OwnReplay, replayOf, withOwnVotes } from '#domain/live/replay.ts'
import type { LiveMeetSession } from '#payload-types'
import { countVotes, entriesAfter, entryView, ownVotes } from './entries.ts'

const collection = 'live-class-chatrooms'
const whereOf = (session: string) => ({ key: { equals: session } })
const PER_READ = 1000

/**
 * Copies the chat of a class to its recording, since the room's entries are deleted after 90 days. Idempotent: an existing copy is not
 * changed. Does nothing when nobody ever joined the room.
 */
export async function storeReplay(payload: BasePayload, session: LiveMeetSession): Promise<void> {
  const id = String(session.id)
  const room = await readRow({ payload, collection, where: whereOf(id) })
  if (!room || room.replay) return
  const entries: ChatEntry[] = []
  for (;;) {
    const rows = await entriesAfter(payload, id, entries.at(-1)?.seq ?? 0, PER_READ)
    entries.push(...rows.map(entryView))
    if (rows.length < PER_READ) break
  }
  const counts = await countVotes(payload, id)
  const replay = replayOf(entries, counts, Date.parse(session.startedAt ?? session.startsAt))
  await updateWithRetry<typeof collection, null>({
    payload,
    collection,
    where: whereOf(id),
    change: (row) => ({ data: row.replay ? null : { replay }, answer: null }),
  })
}

/** The chat of a recorded class, and the person's own answers; null for none. */
export async function replayOfSession(
  payload: BasePayload,
  session: string,
  person: string,
): Promise<OwnReplay | null> {
  const [room, own] = await Promise.all([
    readRow({ payload, collection, where: whereOf(session) }),
    ownVotes(payload, session, person),
  ])
  const replay = room?.replay
  return replay && (replay.lines.length > 0 || replay.polls.length > 0) ? withOwnVotes(replay, own) : null
}
