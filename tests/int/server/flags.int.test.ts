import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let server: OpenServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const get = (path: string) => send(`${server.url}${path}`)

it('serves a flag as immutable', async () => {
  const { status, headers, text } = await get('/flags/in.svg')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(text).toContain('<svg')
})

it.each(['/flags/IN.svg', '/flags/zz.svg', '/flags/ind.svg', '/flags/in.png', '/flags/..%2Fpackage.json'])(
  'has no flag at %s',
  async (path) => {
    const { status, headers, text } = await get(path)
    expect(text).not.toContain('<svg')
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
    expect(status === 200 ? text : '').not.toContain('country-flag-icons')
  },
)
