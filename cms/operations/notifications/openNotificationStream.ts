import type { BasePayload } from 'payload'
import { type StreamCursor, writeStreamCursor } from '#domain/notifications/streamCursor.ts'
import { liveNotifications, type NotificationStream } from './liveNotifications.ts'
import { notificationsSince } from './notificationsSince.ts'
import { notificationView } from './notificationView.ts'
import { countUnread, type Reader } from './readNotifications.ts'

const HEARTBEAT_MS = 20_000
/** Reconnect delay of browsers; randomised up to twice that, so that they do not all reconnect at once. */
const RETRY_MS = 3000
/** Events buffered for a slow reader; further ones stay in the database. */
const MAX_WAITING = 16

const encoder = new TextEncoder()

type StreamOptions = { reader: Reader; session: string; cursor: StreamCursor; signal?: AbortSignal | null }

/**
 * A person's notifications as server-sent events, from `cursor` on: `notification` carries one, `count` the number of unread ones; the
 * event id is the cursor to resume from. Ends with the session, the request and when the server drains, and when the reader accepts
 * nothing for two heartbeats. Null at the limit of streams.
 */
export function openNotificationStream(
  payload: BasePayload,
  { reader, session, cursor: start, signal }: StreamOptions,
): ReadableStream<Uint8Array> | null {
  let cursor = start
  let unread = -1
  let isOver = false
  let isReading = false
  let needsRead = false
  let blockedBeats = 0
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const hasRoom = (): boolean => !isOver && (controller?.desiredSize ?? 0) > 0
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const writeEvent = (event: string, data: unknown) =>
    write(`id: ${writeStreamCursor(cursor)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

  /** Writes new events while there is room; returns whether all were written. */
  async function writeNews(): Promise<boolean> {
    for (;;) {
      const entries = await notificationsSince(payload, reader, cursor)
      if (entries.length === 0) break
      for (const entry of entries) {
        if (!hasRoom()) return false
        cursor = entry.cursor
        writeEvent('notification', notificationView(entry.row, reader.locale))
      }
    }
    const counted = await countUnread(payload, reader)
    if (counted === unread) return true
    if (!hasRoom()) return false
    unread = counted
    writeEvent('count', { unread })
    return true
  }

  /** Reads new events, one run at a time; a wake-up in the meantime causes another run. Without room the next pull continues. */
  async function readNew(): Promise<void> {
    needsRead = true
    if (isReading) return
    isReading = true
    try {
      while (needsRead && hasRoom()) {
        needsRead = false
        if (!(await writeNews())) needsRead = true
      }
    } catch (err) {
      if (!isOver) payload.logger.error({ msg: 'an event stream could not be read', err })
      end()
    } finally {
      isReading = false
    }
  }

  const stream: NotificationStream = {
    user: reader.user,
    session,
    wake: () => void readNew(),
    end: () => end(),
  }
  if (signal?.aborted || !liveNotifications.open(stream)) return null

  const beat = setInterval(() => {
    if (hasRoom()) write(':\n\n')
    blockedBeats = hasRoom() ? 0 : blockedBeats + 1
    if (blockedBeats >= 2) end()
  }, HEARTBEAT_MS)
  beat.unref()

  function leave(): void {
    isOver = true
    clearInterval(beat)
    signal?.removeEventListener('abort', end)
    liveNotifications.close(stream)
  }
  function end(): void {
    if (isOver) return
    leave()
    controller?.close()
  }
  signal?.addEventListener('abort', end)

  return new ReadableStream(
    {
      start: (opened) => {
        controller = opened
        write(`retry: ${Math.round(RETRY_MS * (1 + Math.random()))}\n\n`)
        void readNew()
      },
      pull: () => {
        if (needsRead) void readNew()
      },
      cancel: leave,
    },
    new CountQueuingStrategy({ highWaterMark: MAX_WAITING }),
  )
}
