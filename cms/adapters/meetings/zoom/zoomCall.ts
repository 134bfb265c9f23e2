import { env } from '../../../config/env.ts'
import { MeetingFault, MeetingRefusal } from '../MeetingProvider.ts'
import { requestProvider } from '../requestProvider.ts'

export type ZoomKeys = { accountId: string; clientId: string; secret: string; host: string }

const NAME = 'Zoom'
const API = 'https://api.zoom.us'
const SIGN_IN = 'https://zoom.us'
/** A token is renewed this long before it expires, ms. */
const SPARE_MS = 60_000
const MAX_MESSAGE = 200

type Token = { value: string; until: number }
/** Tokens by account and application; each is valid for an hour. */
const tokens = new Map<string, Token>()
const keyOf = ({ accountId, clientId, secret }: ZoomKeys): string =>
  JSON.stringify([accountId, clientId, secret])

type Json = Record<string, unknown>

export function readJson(text: string): Json {
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (value !== null && typeof value === 'object') return value as Json
  } catch {
    // A body that is not JSON is handled below as an invalid response.
  }
  throw new MeetingFault(`${NAME} answered something else than JSON`)
}

/** An API token by account credentials (developers.zoom.us, "Server-to-Server OAuth"). */
async function tokenOf(keys: ZoomKeys): Promise<string> {
  const known = tokens.get(keyOf(keys))
  if (known && known.until > Date.now()) return known.value
  const url = new URL('/oauth/token', env().ZOOM_BASE_URL ?? SIGN_IN)
  url.search = String(new URLSearchParams({ grant_type: 'account_credentials', account_id: keys.accountId }))
  const { status, text } = await requestProvider(NAME, url, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.secret}`).toString('base64')}`,
    },
  })
  if (status === 400 || status === 401)
    throw new MeetingRefusal(`${NAME} does not accept the account and the application of its settings`)
  if (status !== 200) throw new MeetingFault(`${NAME} answered ${status}`)
  const { access_token: value, expires_in: lastsS } = readJson(text)
  if (typeof value !== 'string' || typeof lastsS !== 'number')
    throw new MeetingFault(`${NAME} signed in without a token`)
  tokens.set(keyOf(keys), { value, until: Date.now() + lastsS * 1000 - SPARE_MS })
  return value
}

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: Json }

/** Calls the API; with `missing: 'null'` a 404 gives null. Throws a MeetingRefusal or MeetingFault. */
export async function zoomCall(
  keys: ZoomKeys,
  { method = 'GET', path, body }: Call,
  missing: 'null' | 'refused' = 'refused',
): Promise<Json | null> {
  const send = async () =>
    requestProvider(NAME, new URL(`/v2${path}`, env().ZOOM_BASE_URL ?? API), {
      method,
      headers: {
        authorization: `Bearer ${await tokenOf(keys)}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  let answer = await send()
  if (answer.status === 401) {
    // The token was revoked before it expired.
    tokens.delete(keyOf(keys))
    answer = await send()
  }
  const { status, text } = answer
  if (status >= 200 && status < 300) return readJson(text)
  if (status === 404 && missing === 'null') return null
  const { message } = status < 500 ? readJson(text) : {}
  const reason = typeof message === 'string' ? message.slice(0, MAX_MESSAGE) : `it answered ${status}`
  const isRefusal = status >= 400 && status < 500 && ![401, 408, 429].includes(status)
  throw isRefusal ? new MeetingRefusal(`${NAME}: ${reason}`) : new MeetingFault(`${NAME}: ${reason}`)
}
