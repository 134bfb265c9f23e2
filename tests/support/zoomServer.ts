import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEYS = {
  accountId: 'acc-1',
  clientId: 'client-1',
  secret: 'client-secret-1',
  host: 'teacher@example.org',
}
/** Maximum registrations of one e-mail address for one meeting in a day. */
const MAX_REGISTRATIONS = 3

type ZoomMeeting = { topic: string; start_time: string; isEnded: boolean; registered: string[] }

async function bodyOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of req) text += chunk
  return text ? JSON.parse(text) : {}
}

/**
 * A local Zoom that speaks its API (developers.zoom.us, "Server-to-Server OAuth" and Meetings): a token for the account by Basic
 * authentication, meetings of a host, registrants with an address each, the end of a meeting and cloud recordings.
 */
export async function startZoomServer() {
  const meetings = new Map<string, ZoomMeeting>()
  const recordings = new Map<string, { status: string; share: string }>()
  const state = {
    misbehaves: null as 'status500' | 'garbage' | 'busy' | 'noAddress' | null,
    /** The valid token; every other one is refused. */
    token: 'token-1',
    signIns: 0,
    calls: [] as string[],
  }
  let made = 0
  type Answer = { status: number; body?: unknown }

  const none: Answer = { status: 404, body: { code: 3001, message: 'Meeting does not exist.' } }

  function register(id: string, meeting: ZoomMeeting, body: Record<string, unknown>): Answer {
    const email = String(body.email)
    meeting.registered.push(email)
    if (meeting.registered.filter((one) => one === email).length > MAX_REGISTRATIONS)
      return { status: 429, body: { code: 429, message: 'You have exceeded the daily rate limit.' } }
    return {
      status: 201,
      body: {
        registrant_id: `r${meeting.registered.length}`,
        join_url: `https://zoom.us/w/${id}?tk=${encodeURIComponent(email)}`,
      },
    }
  }

  function answer(method: string, path: string, body: Record<string, unknown>): Answer {
    if (method === 'POST' && path === `/v2/users/${encodeURIComponent(KEYS.host)}/meetings`) {
      const id = String(85_000_000_000 + made++)
      meetings.set(id, {
        topic: String(body.topic),
        start_time: String(body.start_time),
        isEnded: false,
        registered: [],
      })
      return { status: 201, body: { id: Number(id), join_url: `https://zoom.us/j/${id}` } }
    }
    const [, id = '', rest = ''] = /^\/v2\/meetings\/(\d+)(\/\w+)?$/.exec(path) ?? []
    const meeting = meetings.get(id)
    if (!meeting) return none
    if (rest === '/registrants') return register(id, meeting, body)
    if (rest === '/status') {
      meeting.isEnded = body.action === 'end'
      return { status: 204 }
    }
    if (rest === '/recordings') {
      const found = recordings.get(id)
      if (!found) return { status: 404, body: { code: 3301, message: 'This recording does not exist.' } }
      return {
        status: 200,
        body: { share_url: found.share, recording_files: [{ file_type: 'MP4', status: found.status }] },
      }
    }
    if (method === 'DELETE') {
      meetings.delete(id)
      return { status: 204 }
    }
    return { status: 200, body: { id: Number(id), start_url: `https://zoom.us/s/${id}?zak=host` } }
  }

  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    const send = ({ status, body }: Answer) =>
      res
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body))
    if (pathname === '/oauth/token') {
      state.signIns++
      const basic = `Basic ${Buffer.from(`${KEYS.clientId}:${KEYS.secret}`).toString('base64')}`
      const isRight =
        req.headers.authorization === basic &&
        searchParams.get('grant_type') === 'account_credentials' &&
        searchParams.get('account_id') === KEYS.accountId
      if (!isRight)
        return send({
          status: 400,
          body: { reason: 'Invalid client_id or client_secret', error: 'invalid_client' },
        })
      return send({
        status: 200,
        body: { access_token: state.token, token_type: 'bearer', expires_in: 3600 },
      })
    }
    const body = await bodyOf(req)
    state.calls.push(`${req.method} ${pathname}`)
    if (req.headers.authorization !== `Bearer ${state.token}`)
      return send({ status: 401, body: { code: 124, message: 'Invalid access token.' } })
    if (state.misbehaves === 'status500') return send({ status: 500 })
    if (state.misbehaves === 'garbage') return res.writeHead(200).end('<html>')
    if (state.misbehaves === 'busy')
      return send({ status: 429, body: { code: 429, message: 'Too many requests.' } })
    if (state.misbehaves === 'noAddress')
      return send({ status: 200, body: { id: 1, join_url: 'javascript:alert(1)' } })
    return send(answer(req.method ?? 'GET', pathname, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: KEYS,
    meetings,
    recordings,
    state,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
