import type { BasePayload } from 'payload'
import { entriesAfter } from './entries.ts'
import { entryEvent, liveRooms, type RoomStream } from './liveRooms.ts'

const HEARTBEAT_MS = 20_000
/** Reconnect delay of browsers; randomised up to twice that, so that they do not all reconnect at once. */
const RETRY_MS = 2000
/** Maximum number of events buffered for a slow reader; above it the stream is closed, and the browser resumes from its last event. */
const MAX_WAITING = 64
const PER_READ = 200

const encoder = new TextEncoder()

type Options = Pick<RoomStream, 'room' | 'class' | 'user' | 'session'> & {
  /** Sequence number of the last entry that the reader has. */
  after: number
  signal?: AbortSignal | null
}

/**
 * The entries of a chat room as server-sent events after `after`, without gaps and duplicates; the event id is the number to resume from. Ends
 * with the session, the access, a ban, the request, or a server shutdown. Null at the limit of streams.
 */
export function openRoomStream(
  payload: BasePayload,
  { after, signal, ...of }: Options,
): ReadableStream<Uint8Array> | null {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isOver = false
  const write = (text: string): boolean => {
    if (isOver) return true
    controller?.enqueue(encoder.encode(text))
    return (controller?.desiredSize ?? 1) > 0
  }
  const stream: RoomStream = { ...of, seq: after, isCatchingUp: true, write, end: () => end() }
  if (signal?.aborted || !liveRooms.open(stream)) return null

  const beat = setInterval(() => {
    if (!write(':\n\n')) end()
  }, HEARTBEAT_MS)
  beat.unref()
  function leave(): void {
    isOver = true
    clearInterval(beat)
    signal?.removeEventListener('abort', end)
    liveRooms.close(stream)
  }
  function end(): void {
    if (isOver) return
    leave()
    controller?.close()
  }
  signal?.addEventListener('abort', end)

  /** Sends the missed entries, then subscribes in the same tick in which it has sent the last entry of the room. */
  async function catchUp(): Promise<void> {
    try {
      for (;;) {
        const rows = await entriesAfter(payload, of.room, stream.seq, PER_READ)
        for (const row of rows) {
          stream.seq = row.seq ?? stream.seq
          if (!write(entryEvent(row))) return end()
        }
        if (rows.length < PER_READ && stream.seq >= liveRooms.seqOf(of.room)) break
        if (isOver) return
      }
      stream.isCatchingUp = false
      await liveRooms.wake(payload, of.room)
    } catch (err) {
      payload.logger.error({ msg: 'a stream of a chat room could not be read', err })
      end()
    }
  }

  return new ReadableStream(
    {
      start: (opened) => {
        controller = opened
        write(`retry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`)
        void catchUp()
      },
      cancel: leave,
    },
    new CountQueuingStrategy({ highWaterMark: MAX_WAITING }),
  )
}
