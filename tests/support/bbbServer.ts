import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server misbehaves: it answers 500, sends an HTML page, cuts the connection, or sends an endless body. */
export type Misbehaviour = 'status500' | 'garbage' | 'cut' | 'endless' | null

const SECRET = '639259d4-9dd8-4b25-bf01-95f9567eaf4b'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const failed = (key: string, message: string): string =>
  `<response><returncode>FAILED</returncode><messageKey>${key}</messageKey><message>${message}</message></response>`
const success = (content: string): string => `<response><returncode>SUCCESS</returncode>${content}</response>`

/**
 * A local BigBlueButton that speaks its API (docs.bigbluebutton.org, API reference): every call has the SHA-256 of its name, its query and
 * the shared secret. `create` makes a room and may be repeated; after `end` the room does not exist.
 */
export async function startBbbServer() {
  const rooms = new Map<string, { name: string; createTime: string }>()
  const recordings = new Map<string, { type: string; url: string }[]>()
  const state: { misbehaves: Misbehaviour; calls: { call: string; values: Record<string, string> }[] } = {
    misbehaves: null,
    calls: [],
  }

  function answer(call: string, values: Record<string, string>): string {
    const id = values.meetingID ?? ''
    if (call === 'create') {
      const room = rooms.get(id) ?? {
        name: values.name ?? '',
        createTime: String(1_700_000_000_000 + rooms.size),
      }
      const isKnown = rooms.has(id)
      rooms.set(id, room)
      return success(
        `<meetingID>${id}</meetingID><createTime>${room.createTime}</createTime>` +
          (isKnown ? '<messageKey>duplicateWarning</messageKey>' : '<messageKey></messageKey>'),
      )
    }
    if (call === 'end') {
      if (!rooms.delete(id)) return failed('notFound', 'A meeting with that ID does not exist')
      return success('<messageKey>sentEndMeetingRequest</messageKey>')
    }
    if (call === 'getRecordings') {
      const formats = recordings.get(id)
      if (!formats)
        return success(
          '<recordings></recordings><messageKey>noRecordings</messageKey><message>None</message>',
        )
      const list = formats
        .map(({ type, url }) => `<format>\n<type>${type}</type>\n<url>\n${escaped(url)}\n</url></format>`)
        .join('')
      return success(
        `<recordings><recording><meetingID>${id}</meetingID><name>Torque</name><playback>${list}</playback></recording></recordings>`,
      )
    }
    return failed('unsupportedRequest', 'This request is not supported.')
  }

  const server = createServer((req, res) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://localhost')
    const call = /^\/bigbluebutton\/api\/(\w+)$/.exec(pathname)?.[1] ?? ''
    const [, query = '', checksum = ''] = /^\?(.*?)&?checksum=([0-9a-f]+)$/.exec(search) ?? []
    const values = Object.fromEntries(new URLSearchParams(query))
    state.calls.push({ call, values })
    if (state.misbehaves === 'status500') return res.writeHead(500).end()
    if (state.misbehaves === 'garbage') return res.end('<!doctype html><title>nginx</title><p>Welcome')
    if (state.misbehaves === 'cut') return req.socket.destroy()
    res.writeHead(200, { 'content-type': 'text/xml' })
    if (state.misbehaves === 'endless') {
      const more = () => {
        if (!res.destroyed && res.write(' '.repeat(60_000))) setImmediate(more)
      }
      res.on('drain', more)
      return more()
    }
    const own = createHash('sha256').update(`${call}${query}${SECRET}`).digest('hex')
    res.end(checksum === own ? answer(call, values) : failed('checksumError', 'Checksums do not match'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: SECRET,
    rooms,
    recordings,
    state,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
