import type { Browser } from '#tests/support/browser.ts'

export type StreamEvent = { id: string; event: string; data: Record<string, unknown> }

/** An open event stream. */
export type Events = {
  status: number
  all: StreamEvent[]
  /** Titles of received notifications, in order. */
  titles: () => string[]
  lastId: () => string
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close: () => void
}

const parse = (block: string): StreamEvent | null => {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  return fields.event
    ? { id: fields.id ?? '', event: fields.event, data: JSON.parse(fields.data ?? 'null') }
    : null
}

/** Opens the stream of a signed-in browser at the server `url`. */
export async function openEvents(
  url: string,
  browser: Browser,
  { lastEventId, after = '' }: { lastEventId?: string; after?: string } = {},
): Promise<Events> {
  const gone = new AbortController()
  const response = await fetch(`${url}/api/notifications/stream${after && `?after=${after}`}`, {
    headers: {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    signal: gone.signal,
  })
  const all: StreamEvent[] = []
  const read = async () => {
    let rest = ''
    const decoder = new TextDecoder()
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parse(block)
        if (event) all.push(event)
      }
    }
  }
  const ended = response.status === 200 ? read().catch(() => undefined) : Promise.resolve()
  return {
    status: response.status,
    all,
    titles: () => all.filter(({ event }) => event === 'notification').map(({ data }) => String(data.title)),
    lastId: () => all.at(-1)?.id ?? '',
    ended,
    close: () => gone.abort(),
  }
}
