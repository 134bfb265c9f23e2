/** One open event stream. */
export type NotificationStream = {
  user: string
  /** Id of the session it was opened with. */
  session: string
  /** Reads new notifications from the database. */
  wake: () => void
  end: () => void
}

export const MAX_STREAMS_PER_PERSON = 6
const MAX_STREAMS = 500

const streams = new Map<string, Set<NotificationStream>>()
let count = 0

/** Registry of the event streams open in this process. Streams are only woken; they read the notifications from the database. */
export const liveNotifications = {
  get count(): number {
    return count
  },

  users: (): string[] => [...streams.keys()],
  sessions: (): string[] => [...new Set(all().map(({ session }) => session))],

  /** Registers a stream; false at the limit of the person or the process. */
  open(stream: NotificationStream): boolean {
    const own = streams.get(stream.user) ?? new Set()
    if (count >= MAX_STREAMS || own.size >= MAX_STREAMS_PER_PERSON) return false
    own.add(stream)
    streams.set(stream.user, own)
    count++
    return true
  },

  close(stream: NotificationStream): void {
    const own = streams.get(stream.user)
    if (!own?.delete(stream)) return
    count--
    if (own.size === 0) streams.delete(stream.user)
  },

  wake(user: string): void {
    for (const stream of streams.get(user) ?? []) stream.wake()
  },

  /** Ends the streams for which `isOver` returns true. */
  end(isOver: (stream: NotificationStream) => boolean): void {
    for (const stream of all()) if (isOver(stream)) stream.end()
  },
}

const all = (): NotificationStream[] => [...streams.values()].flatMap((own) => [...own])
