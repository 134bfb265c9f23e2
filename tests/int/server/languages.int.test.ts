import { afterEach, beforeEach, expect, it } from 'vitest'
import { publishChange } from '#cms/config/changes.ts'
import { type FakeSite, openFakeSite } from './fixtures/fakeSite.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let site: FakeSite
let server: OpenServer
beforeEach(async () => {
  site = await openFakeSite()
  server = await openServer({ env: { SITE_URL: site.url } })
})
afterEach(async () => {
  await server.close()
  await site.stop()
})

const get = (path: string, headers: Record<string, string> = {}) => send(`${server.url}${path}`, { headers })
const requestsWithScope = () => site.requests.map(({ url, headers }) => [url, headers['x-internal-scope']])

it('removes the language from the path and passes it to the site in the scope', async () => {
  await get('/hi/courses?exam=x&utm_source=y')
  await get('/hi')
  await get('/hi/courses', { host: 'demo2.localhost' })
  await get('/_projects/demo2/hi/courses/a')
  await get('/_projects/demo2/hi')
  expect(requestsWithScope()).toEqual([
    ['/courses?exam=x', '~demo.hi'],
    ['/', '~demo.hi'],
    ['/courses', '~demo2.hi'],
    ['/courses/a', 'demo2.hi'],
    ['/', 'demo2.hi'],
  ])
})

it('caches the two languages of a page separately, and invalidates both at a change', async () => {
  for (const path of ['/courses', '/hi/courses', '/courses', '/hi/courses']) await get(path)
  expect(requestsWithScope()).toEqual([
    ['/courses', '~demo'],
    ['/courses', '~demo.hi'],
  ])
  publishChange(['p:demo', 'p:demo:selling-products', 'p:demo:selling-products:a'])
  for (const path of ['/courses', '/hi/courses']) await get(path)
  expect(requestsWithScope().slice(2)).toEqual([
    ['/courses', '~demo'],
    ['/courses', '~demo.hi'],
  ])
})

it('keeps a cached Hindi page when another product changes', async () => {
  await get('/hi/courses/a')
  publishChange(['p:demo:selling-products', 'p:demo:selling-products:b'])
  await get('/hi/courses/a')
  expect(requestsWithScope()).toHaveLength(1)
  publishChange(['p:demo:selling-products', 'p:demo:selling-products:a'])
  await get('/hi/courses/a')
  expect(requestsWithScope()).toHaveLength(2)
})

it('redirects a trailing slash, in the same language', async () => {
  const { status, headers } = await get('/hi/courses/?exam=x')
  expect([status, headers.location]).toEqual([308, '/hi/courses?exam=x'])
})

it.each(['/hi/internal/revalidate', '/hi/_next/static/x.js', '/hi/_projects/demo2/courses'])(
  'forwards %s to no other program and no other project',
  async (path) => {
    await get(path)
    expect(requestsWithScope().filter(([, scope]) => scope !== '~demo')).toEqual([])
    expect(
      requestsWithScope().filter(
        ([url]) => String(url).startsWith('/_projects') || String(url).startsWith('/internal'),
      ),
    ).toEqual([])
  },
)
