import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const LINE = { at: '2026-11-20T10:00:00.000Z', project: 'demo', channel: 'sms', to: '+919800000001' }

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
  const media = path.join(server.dataDir, 'files', 'media')
  mkdirSync(media, { recursive: true })
  writeFileSync(path.join(media, 'a1b2.png'), BYTES)
  writeFileSync(path.join(media, 'page.html'), '<script>alert(1)</script>')
  writeFileSync(path.join(server.dataDir, 'files', 'private.png'), BYTES)
})
afterAll(() => server.close())

const get = (name: string, headers: Record<string, string> = {}) => send(`${server.url}${name}`, { headers })

it.each([
  ['of a version for ever', '?v=m1abc', 'public, max-age=31536000, immutable'],
  ['of no version until asked again', '', 'public, no-cache'],
  ['of something that is no version until asked again', '?v=<b>', 'public, no-cache'],
])('serves public pictures %s, also under a project prefix', async (_what, search, cacheControl) => {
  for (const prefix of ['', '/_projects/demo2']) {
    const { status, headers, body } = await get(`${prefix}/api/media/file/a1b2.png${search}`)
    expect(status).toBe(200)
    expect(body.equals(BYTES)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
  }
})

it('serves ranges of a picture, refuses invalid ones, and answers 304', async () => {
  const part = await get('/api/media/file/a1b2.png', { range: 'bytes=100-199' })
  expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-199/1000'])
  expect(part.body.equals(BYTES.subarray(100, 200))).toBe(true)
  expect((await get('/api/media/file/a1b2.png', { range: 'bytes=2000-' })).status).toBe(416)
  const { headers } = await get('/api/media/file/a1b2.png')
  expect((await get('/api/media/file/a1b2.png', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

it.each(['/api/media/file/page.html', '/api/media/file/none.png', '/api/media/file/.hidden.png'])(
  'forwards %s to the API',
  async (name) => {
    const { status, text } = await get(name)
    expect(status).toBe(200)
    expect(JSON.parse(text).method).toBe('GET')
  },
)

it('serves nothing outside its folder', async () => {
  for (const name of ['..%2Fprivate.png', '..%5Cprivate.png', '%2e%2e%2fprivate.png']) {
    expect((await get(`/api/media/file/${name}`)).status).toBe(400)
  }
})

it('shows the outbox newest first, with marked codes and escaped texts', async () => {
  const lines = [
    { ...LINE, text: 'Your code is 1234.' },
    {
      ...LINE,
      channel: 'email',
      to: 'a@example.org',
      subject: '<b>Hi</b>',
      text: '<script>x</script> 567890',
    },
  ]
  writeFileSync(
    path.join(server.dataDir, 'outbox.jsonl'),
    `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"half`,
  )
  const { status, text, headers } = await get('/dev/outbox')
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(text.indexOf('567890')).toBeLessThan(text.indexOf('<mark>1234</mark>'))
  expect(text).toContain('&lt;script&gt;')
  expect(text).not.toContain('<script>')
})

it('has no outbox in production', async () => {
  const production = await openServer({ env: { NODE_ENV: 'production' } })
  expect((await send(`${production.url}/dev/outbox`)).status).toBe(404)
  expect((await send(`${production.url}/_projects/demo/dev/outbox`)).status).toBe(404)
  await production.close()
})
