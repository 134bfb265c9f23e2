import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishChange } from '#cms/config/changes.ts'
import { type FakeSite, openFakeSite } from './fixtures/fakeSite.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let site: FakeSite
let server: OpenServer
const get = (path: string) => send(`${server.url}${path}`)

describe.each(['test', 'development'])('an address without a page, under NODE_ENV=%s', (NODE_ENV) => {
  const redirects: Record<string, { to: string; isPermanent: boolean }> = {
    '/missing': { to: '/courses', isPermanent: true },
    '/a/missing': { to: 'https://other.example/x', isPermanent: false },
    '/b/missing': { to: '/b/missing', isPermanent: true },
    '/courses': { to: '/missing', isPermanent: true },
  }
  let asked: string[]
  beforeEach(async () => {
    asked = []
    site = await openFakeSite()
    server = await openServer({
      env: { SITE_URL: site.url, NODE_ENV },
      backend: {
        loadRedirect: async (project, [path = '']) => {
          asked.push(`${project} ${path}`)
          return (project === 'id-demo' && redirects[path]) || null
        },
      },
    })
  })
  afterEach(async () => {
    await server.close()
    await site.stop()
  })

  it('redirects with the query, under the path prefix and on the host', async () => {
    for (const [from, status, to] of [
      ['/missing?a=1&utm=x', 308, '/courses?a=1&utm=x'],
      ['/_projects/demo/missing?a=1', 308, '/_projects/demo/courses?a=1'],
      ['/a/missing', 307, 'https://other.example/x'],
    ] as const) {
      const { headers, status: answered } = await get(from)
      expect([from, answered, headers.location]).toEqual([from, status, to])
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('is 404 where it would redirect to itself, in other projects, and does not shadow an existing page', async () => {
    expect((await get('/b/missing')).status).toBe(404)
    expect((await get('/_projects/demo2/missing')).status).toBe(404)
    expect((await get('/courses')).status).toBe(200)
    expect(asked).toEqual(['id-demo /b/missing', 'id-demo2 /missing'])
  })

  it('is looked up once, and again when the redirects change', async () => {
    delete redirects['/c/missing']
    for (let i = 0; i < 3; i++) expect((await get('/c/missing')).status).toBe(404)
    expect(asked).toHaveLength(1)
    redirects['/c/missing'] = { to: '/courses', isPermanent: true }
    publishChange(['p:demo:redirects'])
    expect((await get('/c/missing')).status).toBe(308)
  })
})
