import { afterEach, expect, it, vi } from 'vitest'
import { openSession, rememberSession } from '#site/data/account/session.ts'

afterEach(() => vi.unstubAllGlobals())

const SERVER_TIME = 'Sat, 21 Nov 2026 06:00:00 GMT'
const answers = (body: unknown, init: ResponseInit = {}) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { headers: { date: SERVER_TIME }, ...init }))

function storage() {
  const kept: Record<string, string> = {}
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  return kept
}

it('a session without an end ends 48 h after the server’s time, whatever the browser’s clock', async () => {
  const kept = storage()
  answers({ apiSuccess: true })
  const openedAt = await openSession('', 'token')
  expect(openedAt).toBe(Date.parse(SERVER_TIME))
  rememberSession({ sessionId: 's', expiresAt: 'e' }, { sessionId: 'label' }, openedAt as number)
  expect(kept).toEqual({ s: 'label', e: String(Date.parse(SERVER_TIME) + 172_800_000) })
})

it.each([
  ['a refusal', () => answers({ apiSuccess: false })],
  ['a fault', () => answers({ apiSuccess: true }, { status: 500 })],
  ['no answer', () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))],
])('opens no session after %s', async (_name, answer) => {
  answer()
  expect(await openSession('', 'token')).toBeNull()
})
