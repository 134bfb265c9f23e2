import type { BasePayload } from 'payload'
import type { ChatCounts } from '#domain/calls/liveChat.ts'
import { countVotes, entriesAfter, entryView } from './entries.ts'

/** One open event stream of a room. */
export type RoomStream = {
  room: string
  /** Id of the class to which the reader must have access. */
  class: string
  user: string
  /** Id of the session it was opened with. */
  session: string
  /** Sequence number of the last entry sent. */
  seq: number
  /** Still sending missed entries; new entries are sent to it afterwards. */
  isCatchingUp: boolean
  /** Writes an event; false when the reader is too slow, and the stream is closed. */
  write: (text: string) => boolean
  end: () => void
}

type Room = { streams: Set<RoomStream>; seq: number; counts: string; isReading: boolean; needsRead: boolean }

const MAX_ROOM_STREAMS_PER_PERSON = 3
const MAX_STREAMS = 4000
const PER_READ = 200

const rooms = new Map<string, Room>()
let count = 0

export const entryEvent = (row: Parameters<typeof entryView>[0]): string =>
  `id: ${row.seq}\nevent: entry\ndata: ${JSON.stringify(entryView(row))}\n\n`

/**
 * The open streams of this process by room. A room reads each new entry once and writes it to all its streams, so a message costs one read
 * whatever the number of students is.
 */
export const liveRooms = {
  get count(): number {
    return count
  },
  rooms: (): string[] => [...rooms.keys()],
  streams: (): RoomStream[] => [...rooms.values()].flatMap(({ streams }) => [...streams]),
  seqOf: (room: string): number => rooms.get(room)?.seq ?? 0,

  /** Registers a stream; false at the limit of the person or the process. */
  open(stream: RoomStream): boolean {
    const room = rooms.get(stream.room) ?? newRoom(stream.seq)
    const own = [...room.streams].filter(({ user }) => user === stream.user)
    if (count >= MAX_STREAMS || own.length >= MAX_ROOM_STREAMS_PER_PERSON) return false
    rooms.set(stream.room, room)
    room.streams.add(stream)
    count++
    return true
  },

  close(stream: RoomStream): void {
    const room = rooms.get(stream.room)
    if (!room?.streams.delete(stream)) return
    count--
    if (room.streams.size === 0) rooms.delete(stream.room)
  },

  /** Writes the new entries of a room to its streams, one run at a time. */
  async wake(payload: BasePayload, name: string): Promise<void> {
    const room = rooms.get(name)
    if (!room) return
    room.needsRead = true
    if (room.isReading) return
    room.isReading = true
    try {
      while (room.needsRead) {
        room.needsRead = false
        if (await readOnce(payload, name, room)) room.needsRead = true
      }
    } catch (err) {
      payload.logger.error({ msg: 'a chat room could not be read', err })
    } finally {
      room.isReading = false
    }
  },

  /** Writes the votes of a room to its streams when they have changed. */
  async publishCounts(payload: BasePayload, name: string): Promise<void> {
    const room = rooms.get(name)
    if (!room) return
    const counts = await countVotes(payload, name)
    const written = countsEvent(counts)
    if (written === room.counts) return
    room.counts = written
    for (const stream of [...room.streams]) if (!stream.write(written)) stream.end()
  },
}

const newRoom = (seq: number): Room => ({
  streams: new Set(),
  seq,
  counts: countsEvent({}),
  isReading: false,
  needsRead: false,
})

const countsEvent = (counts: ChatCounts): string => `event: counts\ndata: ${JSON.stringify(counts)}\n\n`

/** Returns whether there may be more. */
async function readOnce(payload: BasePayload, name: string, room: Room): Promise<boolean> {
  const rows = await entriesAfter(payload, name, room.seq, PER_READ)
  for (const row of rows) {
    const seq = row.seq ?? 0
    room.seq = Math.max(room.seq, seq)
    const text = entryEvent(row)
    for (const stream of [...room.streams]) {
      if (stream.isCatchingUp || stream.seq >= seq) continue
      stream.seq = seq
      if (!stream.write(text)) stream.end()
    }
  }
  return rows.length === PER_READ
}
