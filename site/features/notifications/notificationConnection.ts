import type { NotificationView } from '#site/data/account/notifications.ts'

export type NotificationEvent =
  | { type: 'notification'; notification: NotificationView }
  | { type: 'count'; unread: number }
  /** Something may have changed: request the latest. */
  | { type: 'look' }

type Options = {
  base: string
  /** Tabs with the same name share one connection. */
  name: string
  /** The position from which the stream continues. */
  cursor: string
  onEvent: (event: NotificationEvent) => void
}

const POLL_MS = 60_000
/** Number of consecutive failures after which it polls instead. */
const MAX_BREAKS = 3
/** Delay before an abandoned stream is tried again, ms. */
const TRY_AGAIN_MS = 120_000

/**
 * Delivers notification events from the server until the returned function is called. One tab of a browser,
 * the one that holds the lock, keeps the event stream open and broadcasts its events; when it closes, another
 * tab continues where it stopped. When the stream fails repeatedly, or the browser has no locks (pages
 * without https), tabs poll every minute instead.
 */
export function connectNotifications({ base, name, cursor, onEvent }: Options): () => void {
  const controller = new AbortController()
  if (!('locks' in navigator) || !('EventSource' in window)) {
    poll(controller.signal, () => onEvent({ type: 'look' }))
    return () => controller.abort()
  }
  let lastId = cursor
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<{ id: string; event: NotificationEvent }>) => {
    lastId = data.id
    onEvent(data.event)
  }
  const emit = (event: NotificationEvent, id = lastId) => {
    lastId = id
    channel.postMessage({ id, event })
    onEvent(event)
  }
  const holdStream = () =>
    new Promise<void>((resolve) => {
      controller.signal.addEventListener('abort', () => resolve())
      keepStream(controller.signal, () => `${base}/api/notifications/stream?after=${lastId}`, emit)
    })
  navigator.locks.request(name, { signal: controller.signal }, holdStream).catch(() => {
    // Aborted while it waited for the lock.
  })
  return () => {
    controller.abort()
    channel.close()
  }
}

/** Keeps the stream open until `stopSignal` is aborted; polls while there is none. */
function keepStream(
  stopSignal: AbortSignal,
  address: () => string,
  emit: (event: NotificationEvent, id?: string) => void,
): void {
  let breaks = 0
  const source = new EventSource(address())
  const close = () => source.close()
  stopSignal.addEventListener('abort', close)
  source.onopen = () => {
    breaks = 0
  }
  source.addEventListener('notification', ({ data, lastEventId }) =>
    emit({ type: 'notification', notification: JSON.parse(data) }, lastEventId),
  )
  source.addEventListener('count', ({ data, lastEventId }) =>
    emit({ type: 'count', unread: JSON.parse(data).unread }, lastEventId),
  )
  source.onerror = () => {
    breaks += 1
    if (stopSignal.aborted || (source.readyState !== EventSource.CLOSED && breaks < MAX_BREAKS)) return
    source.close()
    stopSignal.removeEventListener('abort', close)
    emit({ type: 'look' })
    const pause = new AbortController()
    const stop = () => pause.abort()
    stopSignal.addEventListener('abort', stop)
    poll(pause.signal, () => emit({ type: 'look' }))
    const timer = setTimeout(() => {
      stopSignal.removeEventListener('abort', stop)
      stop()
      if (!stopSignal.aborted) keepStream(stopSignal, address, emit)
    }, TRY_AGAIN_MS)
    stopSignal.addEventListener('abort', () => clearTimeout(timer))
  }
}

/** Polls every minute while the tab is visible, and when it becomes visible again. */
function poll(stopSignal: AbortSignal, requestLatest: () => void): void {
  const pollIfVisible = () => {
    if (document.visibilityState === 'visible') requestLatest()
  }
  const timer = setInterval(pollIfVisible, POLL_MS)
  document.addEventListener('visibilitychange', pollIfVisible, { signal: stopSignal })
  stopSignal.addEventListener('abort', () => clearInterval(timer))
}
