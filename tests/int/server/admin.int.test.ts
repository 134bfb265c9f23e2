import type { IncomingMessage } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import type { AdminApp } from '#cms/server/process/admin.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { post, send } from './fixtures/raw.ts'

let server: OpenServer
afterEach(() => server.close())

/** Starts the server with a fake admin app that echoes its requests. */
const open = async (): Promise<AdminApp> => ({
  handle: async (req: IncomingMessage, res) => {
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers }))
  },
  upgrade: () => {},
  close: async () => {},
})
const start = async (env: Record<string, string> = {}) => {
  server = await openServer({ env, parts: { admin: { open } } })
}
const echoedRequest = (text: string) => JSON.parse(text) as { url: string; headers: Record<string, string> }

it('gives the admin a new nonce for every request, in request and response', async () => {
  await start()
  const nonces = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const { headers, text } = await send(`${server.url}/admin/login?x=1`, {
      headers: { 'content-security-policy': "script-src 'nonce-mine'" },
    })
    const policy = String(headers['content-security-policy'])
    expect(echoedRequest(text).url).toBe('/admin/login?x=1')
    expect(echoedRequest(text).headers['content-security-policy']).toBe(policy)
    nonces.add(/script-src 'self' 'nonce-([^']{20,})'/.exec(policy)?.[1] ?? 'none')
  }
  expect(nonces.size).toBe(3)
})

it('forwards headers of Next to the admin', async () => {
  await start()
  const { text } = await send(`${server.url}/admin`, { headers: { rsc: '1', 'next-router-state-tree': 'x' } })
  expect(echoedRequest(text).headers).toMatchObject({ rsc: '1', 'next-router-state-tree': 'x' })
})

it('limits saves to 5 MB of known length from its own origin', async () => {
  await start()
  const own = { origin: 'http://localhost:3000', cookie: 'demo-staff=x' }
  expect((await post(`${server.url}/admin/x`, { a: 1 }, own)).status).toBe(200)
  expect((await post(`${server.url}/admin/x`, { a: 1 }, { cookie: 'demo-staff=x' })).status).toBe(403)
  expect((await post(`${server.url}/admin/x`, { a: 'x'.repeat(5_000_001) }, own)).status).toBe(413)
  const body = [Buffer.from('x')]
  expect(
    (
      await send(`${server.url}/admin/x`, {
        method: 'POST',
        headers: { ...own, 'transfer-encoding': 'chunked' },
        body,
      })
    ).status,
  ).toBe(411)
  expect((await send(`${server.url}/admin/x`, { method: 'DELETE', headers: own })).status).toBe(405)
})

it('serves the admin on the public host while there is no project', async () => {
  await start({ DEFAULT_PROJECT: 'nothing-yet' })
  const publicHost = { host: 'localhost:3000' }
  const { status, text } = await send(`${server.url}/admin`, { headers: publicHost })
  expect(status).toBe(200)
  expect(echoedRequest(text).headers['x-internal-project']).toBeUndefined()
  expect((await send(`${server.url}/api/learn/x`, { headers: publicHost })).status).toBe(200)
  expect((await send(`${server.url}/courses`, { headers: publicHost })).status).toBe(404)
  expect((await send(`${server.url}/admin`, { headers: { host: 'elsewhere.example' } })).status).toBe(404)
})

it('trusts proxies as TRUST_PROXY says', async () => {
  const forwarded = {
    'x-forwarded-for': '9.9.9.9, 5.6.7.8',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'demo2.localhost',
  }
  await start({ TRUST_PROXY: '1' })
  const trusted = echoedRequest((await send(`${server.url}/admin`, { headers: forwarded })).text).headers
  expect([trusted['x-internal-ip'], trusted['x-forwarded-for'], trusted['x-forwarded-proto']]).toEqual([
    '5.6.7.8',
    '5.6.7.8',
    'https',
  ])
  expect(trusted['x-internal-project']).toBe('id-demo2 demo2')
  await server.close()
  await start()
  const direct = echoedRequest((await send(`${server.url}/admin`, { headers: forwarded })).text).headers
  expect([direct['x-internal-ip'], direct['x-forwarded-proto']]).toEqual(['127.0.0.1', 'http'])
  expect(direct['x-internal-project']).toBe('id-demo demo')
})

it('sends HSTS when the public URL is https', async () => {
  await start({ PUBLIC_URL: 'https://shop.example' })
  const { headers } = await send(`${server.url}/admin`)
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})
