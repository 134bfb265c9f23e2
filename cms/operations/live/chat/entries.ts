import type { BasePayload, Where } from 'payload'
import { countGroups } from '#database/countGroups.ts'
import { conditionalUpdate, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import { withLock } from '#database/withLock.ts'
import type { ChatCounts, ChatEntry, OwnVotes } from '#domain/calls/liveChat.ts'
import type { ChatKind } from '#domain/live/chat.ts'
import { chatCounts } from '#domain/live/chatView.ts'
import type { LiveChatEntry } from '#payload-types'

const collection = 'live-chat-entries'

export type NewEntry = {
  project: string
  room: string
  kind: ChatKind
  author: string
  name: string
  isTeacher: boolean
  text?: string
  target?: number | null
  /** The right option, on a poll and on its closing entry. */
  option?: number | null
  options?: readonly string[]
  /** Idempotency key of the author's action. */
  attempt: string
  now: Date
}

const inRoom = (room: string, seq: object): Where => ({ and: [{ room: { equals: room } }, { seq }] })

/** The last sequence number of a room; 0 for an empty room. */
export async function lastSeqOf(payload: BasePayload, room: string): Promise<number> {
  const [last] = await readRows({
    payload,
    collection,
    where: inRoom(room, { greater_than: 0 }),
    sort: ['-seq'],
    limit: 1,
  })
  return last?.seq ?? 0
}

const MAX_TRIES = 50

/**
 * Appends an entry to its room with the next sequence number, without gaps; idempotent by `attempt`. Writes of one process to a room
 * are serialised, those of several processes are by the unique key.
 */
export const appendEntry = (payload: BasePayload, entry: NewEntry): Promise<LiveChatEntry> =>
  withLock(payload, `live-chat:${entry.room}`, async () => {
    const {
      room,
      attempt,
      author,
      now,
      text = '',
      target = null,
      option = null,
      options = [],
      ...rest
    } = entry
    const attemptKey = `${room}:${author}:${attempt}`
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const same = await readRow({ payload, collection, where: { attemptKey: { equals: attemptKey } } })
      if (same) return same
      const seq = (await lastSeqOf(payload, room)) + 1
      const row = await insertIfAbsent({
        payload,
        collection,
        data: {
          ...rest,
          room,
          author,
          text,
          target,
          option,
          options: [...options],
          attemptKey,
          key: `${room}:${seq}`,
          seq,
          isClosed: false,
          at: now.toISOString(),
        },
      })
      if (row) return row
    }
    throw new Error(`no number was free in the chat room ${room}`)
  })

type Vote = Pick<NewEntry, 'project' | 'room' | 'author' | 'now'> & {
  target: number
  option: number
  /** Set for teachers, whose wrong answers are not added to revision. @default false */
  isTeacher?: boolean
}

/** Counts a vote for a question or an answer to a poll, one per person. False when the person has already voted. */
export async function addVote(payload: BasePayload, vote: Vote): Promise<boolean> {
  const { project, room, target, option, author, isTeacher = false, now } = vote
  const key = `${room}:vote:${target}:${author}`
  const row = await insertIfAbsent({
    payload,
    collection,
    data: {
      project,
      room,
      key,
      attemptKey: key,
      kind: 'vote',
      author,
      name: '',
      isTeacher,
      text: '',
      seq: null,
      target,
      option,
      options: [],
      isClosed: false,
      at: now.toISOString(),
    },
  })
  return row !== null
}

/** Maximum number of a person's votes that are read per room. */
const MAX_OWN_VOTES = 2000

/** A person's votes and poll answers in a room. */
export async function ownVotes(payload: BasePayload, room: string, person: string): Promise<OwnVotes> {
  const rows = await readRows({
    payload,
    collection,
    where: {
      and: [{ room: { equals: room } }, { author: { equals: person } }, { kind: { equals: 'vote' } }],
    },
    sort: ['target'],
    limit: MAX_OWN_VOTES,
    select: ['target', 'option'],
  })
  return Object.fromEntries(rows.flatMap(({ target, option }) => (target ? [[target, option ?? 0]] : [])))
}

/** Numbers of votes and poll answers in a room, by entry and option. */
export const countVotes = async (payload: BasePayload, room: string): Promise<ChatCounts> =>
  chatCounts(
    await countGroups(payload, {
      collection,
      only: { room: [room], kind: ['vote'] },
      by: ['target', 'option'],
    }),
  )

/** Entries after `after`, the oldest first. */
export const entriesAfter = (
  payload: BasePayload,
  room: string,
  after: number,
  limit: number,
): Promise<LiveChatEntry[]> =>
  readRows({ payload, collection, where: inRoom(room, { greater_than: after }), sort: ['seq'], limit })

/** The last entries before `before` (null: of all), the oldest first. */
export async function entriesBefore(
  payload: BasePayload,
  room: string,
  before: number | null,
  limit: number,
): Promise<LiveChatEntry[]> {
  const seq = before === null ? { greater_than: 0 } : { greater_than: 0, less_than: before }
  const rows = await readRows({ payload, collection, where: inRoom(room, seq), sort: ['-seq'], limit })
  return rows.toReversed()
}

/** One entry by its number, or null. */
export const entryAt = (payload: BasePayload, room: string, seq: number): Promise<LiveChatEntry | null> =>
  readRow({ payload, collection, where: { key: { equals: `${room}:${seq}` } } })

/** Time of a person's last entry, ms since epoch; null for none. */
export async function lastEntryAt(
  payload: BasePayload,
  room: string,
  author: string,
): Promise<number | null> {
  const [last] = await readRows({
    payload,
    collection,
    where: {
      and: [
        { room: { equals: room } },
        { author: { equals: author } },
        { kind: { in: ['message', 'question'] } },
      ],
    },
    sort: ['-seq'],
    limit: 1,
  })
  return last ? Date.parse(last.at) : null
}

/** An entry as sent to everybody in the room: without a poll's right option, which its closing entry contains. A deleted text is deleted in the row itself. */
export const entryView = (row: LiveChatEntry): ChatEntry => ({
  seq: row.seq ?? 0,
  kind: row.kind as ChatKind,
  at: Date.parse(row.at),
  name: row.name ?? '',
  isTeacher: row.isTeacher ?? false,
  text: row.text ?? '',
  target: row.target ?? null,
  options: row.options as string[],
  ...(row.kind === 'closePoll' && typeof row.option === 'number' ? { right: row.option } : {}),
})

/** Deletes the text of an entry. */
export const eraseEntry = (payload: BasePayload, { id }: Pick<LiveChatEntry, 'id'>) =>
  conditionalUpdate({
    payload,
    collection,
    where: { id: { equals: id } },
    data: { text: '', options: [], option: null, isClosed: true },
  })

/** Closes a poll or an answered question: no more votes. */
export const closeEntry = (payload: BasePayload, { id }: Pick<LiveChatEntry, 'id'>) =>
  conditionalUpdate({ payload, collection, where: { id: { equals: id } }, data: { isClosed: true } })

const MAX_KEPT = 50

/** The entries before `before` that are still relevant: pins and unpins, open questions and open polls. */
export async function relevantEntries(
  payload: BasePayload,
  room: string,
  before: number,
): Promise<LiveChatEntry[]> {
  const older = inRoom(room, { greater_than: 0, less_than: before })
  const [pins, open] = await Promise.all([
    readRows({
      payload,
      collection,
      where: { and: [older, { kind: { in: ['pin', 'unpin'] } }] },
      sort: ['-seq'],
      limit: 1,
    }),
    readRows({
      payload,
      collection,
      where: { and: [older, { kind: { in: ['question', 'poll'] } }, { isClosed: { not_equals: true } }] },
      sort: ['-seq'],
      limit: MAX_KEPT,
    }),
  ])
  const pinned =
    pins[0]?.kind === 'pin' && pins[0].target ? await entryAt(payload, room, pins[0].target) : null
  const found = [...open, ...pins, ...(pinned ? [pinned] : [])]
  return [...new Map(found.map((row) => [row.id, row])).values()].sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
}
