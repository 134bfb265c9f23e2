import type { BasePayload } from 'payload'
import { type StreamCursor, writeStreamCursor } from '#domain/notifications/streamCursor.ts'
import { liveNotifications, type NotificationStream } from './liveNotifications.ts'
import { notificationsSince } from './notificationsSince.ts'
import { notificationView } from './notificationView.ts'
import { countUnread, type Reader } from './readNotifications.ts'

const HEARTBEAT_MS = 20_000
/** How soon a browser whose stream broke off asks for a new one; up to twice that, so that not all come back at once. */
const RETRY_MS = 3000
/** Events that wait for a slow reader; further ones stay in the database until there is room. */
const MAX_WAITING = 16

const encoder = new TextEncoder()

type Opening = { reader: Reader; session: string; cursor: StreamCursor; signal?: AbortSignal | null }

/**
 * A person's notifications as server-sent events: what came after `cursor`, then what comes. `notification` carries one,
 * `count` how many are unread; the id of each is the cursor to go on from. Ends with the session, with the request and
 * when the server drains; a reader that takes nothing for two heartbeats is let go. Null when the person or the process has
 * enough streams.
 */
export function openNotificationStream(
  payload: BasePayload,
  { reader, session, cursor: start, signal }: Opening,
): ReadableStream<Uint8Array> | null {
  let cursor = start
  let unread = -1
  let isOver = false
  let isLooking = false
  let looksAgain = false
  let stuckBeats = 0
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const hasRoom = (): boolean => !isOver && (controller?.desiredSize ?? 0) > 0
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const writeEvent = (event: string, data: unknown) =>
    write(`id: ${writeStreamCursor(cursor)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

  /** Writes what is new as long as there is room; answers whether everything was written. */
  async function writeNews(): Promise<boolean> {
    for (;;) {
      const news = await notificationsSince(payload, reader, cursor)
      if (news.length === 0) break
      for (const entry of news) {
        if (!hasRoom()) return false
        cursor = entry.cursor
        writeEvent('notification', notificationView(entry.row))
      }
    }
    const counted = await countUnread(payload, reader)
    if (counted === unread) return true
    if (!hasRoom()) return false
    unread = counted
    writeEvent('count', { unread })
    return true
  }

  /** One look at a time; being woken meanwhile makes it look once more. Without room the reader's next pull looks. */
  async function look(): Promise<void> {
    looksAgain = true
    if (isLooking) return
    isLooking = true
    try {
      while (looksAgain && hasRoom()) {
        looksAgain = false
        if (!(await writeNews())) looksAgain = true
      }
    } catch (err) {
      if (!isOver) payload.logger.error({ msg: 'an event stream could not be read', err })
      end()
    } finally {
      isLooking = false
    }
  }

  const stream: NotificationStream = { user: reader.user, session, wake: () => void look(), end: () => end() }
  if (signal?.aborted || !liveNotifications.open(stream)) return null

  const beat = setInterval(() => {
    if (hasRoom()) write(':\n\n')
    stuckBeats = hasRoom() ? 0 : stuckBeats + 1
    if (stuckBeats >= 2) end()
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
        void look()
      },
      pull: () => {
        if (looksAgain) void look()
      },
      cancel: leave,
    },
    new CountQueuingStrategy({ highWaterMark: MAX_WAITING }),
  )
}
