import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishChange } from '#cms/config/changes.ts'
import { withReadFailure } from '#cms/server/http/readFailure.ts'
import { type FakeSite, FLAGGED, openFakeSite, pageText } from './fixtures/fakeSite.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { post, send } from './fixtures/raw.ts'

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
const countRequests = (path: string) => site.requests.filter(({ url }) => url.split('?')[0] === path).length

it('requests a page once for 100 concurrent visitors', async () => {
  site.beforePage = () => new Promise((resolve) => setTimeout(resolve, 50))
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/courses')))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set([`200 ${pageText('/courses', 1)}`]),
  )
  expect(countRequests('/courses')).toBe(1)
})

it('requests a page again when its connection is closed without an answer, once', async () => {
  site.drops = 1
  expect((await get('/courses')).status).toBe(200)
  site.drops = 2
  expect((await get('/books')).status).toBe(503)
  expect([countRequests('/courses'), countRequests('/books')]).toEqual([2, 2])
})

it('warms main pages and compresses their files at the start, if configured', async () => {
  const warm = await openServer({ env: { SITE_URL: site.url }, parts: { ownHost: '127.0.0.1' } })
  await vi.waitFor(() => expect(countRequests('/_projects/demo/account')).toBe(1))
  const url = `${warm.url}/_next/static/css/all.css`
  expect((await send(url, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br')
  await send(`${warm.url}/_projects/demo/courses`)
  await warm.close()
  expect([countRequests('/_next/static/css/all.css'), countRequests('/_projects/demo/courses')]).toEqual([
    1, 1,
  ])
})

it('passes the scope to the site, by host or path prefix', async () => {
  await get('/courses', { host: 'demo2.localhost' })
  await get('/_projects/demo2/courses')
  await get('/courses')
  expect(site.requests.map(({ url, headers }) => [url, headers['x-internal-scope']])).toEqual([
    ['/courses', '~demo2'],
    ['/_projects/demo2/courses', 'demo2'],
    ['/courses', '~demo'],
  ])
})

it('redirects a trailing slash with its query, without requesting the site', async () => {
  for (const [from, to] of [
    ['/courses/?exam=NEET+UG', '/courses?exam=NEET+UG'],
    ['/_projects/demo2/?login=1', '/_projects/demo2?login=1'],
    ['/_projects/demo2/courses//', '/_projects/demo2/courses'],
  ]) {
    const { status, headers } = await get(from as string)
    expect([status, headers.location]).toEqual([308, to])
  }
  expect((await get('/?login=1')).status).toBe(200)
  expect(site.requests).toHaveLength(1)
})

it('does not let browsers store a report, whose URL is secret', async () => {
  for (const path of ['/report/secret', '/hi/report/secret'])
    expect((await get(path)).headers['cache-control']).toBe('private, no-store')
})

it('answers a matching ETag with 304', async () => {
  const first = await get('/courses', { 'accept-encoding': 'gzip' })
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^W\/"/)
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  for (const given of [etag, `"x", ${etag}`, '*']) {
    const again = await get('/courses', { 'if-none-match': given })
    expect([again.status, again.body.length]).toEqual([304, 0])
  }
  expect((await get('/courses', { 'if-none-match': '"other"' })).status).toBe(200)
  expect(countRequests('/courses')).toBe(1)
})

it('caches br and gzip encodings of a page', async () => {
  const text = pageText('/courses', 1)
  const br = await get('/courses', { 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  const gzip = await get('/courses', { 'accept-encoding': 'gzip' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  const plain = await get('/courses')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.text).toBe(text)
  expect(String(plain.headers.vary).toLowerCase()).toContain('accept-encoding')
  expect(countRequests('/courses')).toBe(1)
})

it('answers HEAD with the headers of GET', async () => {
  const head = await send(`${server.url}/courses`, { method: 'HEAD' })
  const page = await get('/courses')
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(page.headers['content-length'])
  expect(head.headers.etag).toBe(page.headers.etag)
})

it('serves HTML after an RSC request for the same page', async () => {
  const rsc = await get('/courses?_rsc=1abc', { rsc: '1' })
  expect(rsc.text).toBe('0:"version 1"')
  expect(rsc.headers['content-type']).toBe('text/x-component')
  expect((await get('/courses')).text).toBe(pageText('/courses', 1))
  expect((await get('/courses', { rsc: '1' })).text).toBe('0:"version 1"')
  expect((await get('/courses', { rsc: '1', 'next-router-prefetch': '1' })).text).toBe('0:"version 1"')
  expect(site.requests.map(({ headers }) => [headers.rsc, headers['next-router-prefetch']])).toEqual([
    ['1', undefined],
    [undefined, undefined],
    ['1', '1'],
  ])
})

it('forwards neither cookies nor unknown parameters to the site, and no cookie of the site to visitors', async () => {
  const { headers } = await get('/courses?page=2&utm_source=x', {
    cookie: 'demo-session=secret',
    authorization: 'Bearer x',
  })
  expect(site.requests[0]?.url).toBe('/courses?page=2')
  expect(site.requests[0]?.headers.cookie).toBeUndefined()
  expect(site.requests[0]?.headers.authorization).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

describe('a page that could not load required data', () => {
  it.each([
    ['as a page', '/courses', {}],
    ['where it looked missing', '/missing', {}],
    ['in Next’s own form', '/courses', { rsc: '1' }],
  ])('is answered with 503 %s, not cached, and requested again', async (_what, path, headers) => {
    site.cannotRead = true
    const failed = await get(path, headers)
    expect([failed.status, failed.headers['retry-after'], failed.headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ])
    site.cannotRead = false
    const after = await get(path, headers)
    expect(after.status).toBe(path === '/missing' ? 404 : 200)
    expect(countRequests(path)).toBe(2)
  })

  it('is not detected from user content', async () => {
    const quoted =
      '<p>data-dgst=&quot;READ_FAILED&quot;</p><script>"1:E{\\"digest\\":\\"READ_FAILED\\"}"</script>'
    const answer = {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(quoted),
      cookies: [],
    }
    expect(withReadFailure(answer)).toBe(answer)
  })
})

it('allows its own inline scripts by hash, and no injected ones', async () => {
  const { headers } = await get('/courses')
  const policy = String(headers['content-security-policy'])
  const hash = createHash('sha256').update('self.__next_f.push([1,""])').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com")
})

it('allows images of a flag service only on pages that use it', async () => {
  const imagesOf = async (path: string) =>
    /img-src ([^;]*)/.exec(String((await get(path)).headers['content-security-policy']))?.[1]
  expect(await imagesOf(FLAGGED)).toBe(`${await imagesOf('/courses')} https://flags.example`)
})

it('invalidates a changed page at once, after the site, and keeps other pages', async () => {
  await get('/courses/algebra')
  await get('/courses/optics')
  site.version = 2
  publishChange(['p:demo:selling-products', 'p:demo:selling-products:algebra'])
  await vi.waitFor(() =>
    expect(site.revalidated).toEqual([['p:demo:selling-products', 'p:demo:selling-products:algebra']]),
  )
  expect((await get('/courses/algebra')).text).toContain('version 2')
  expect((await get('/courses/optics')).text).toContain('version 1')
})

it('does not cache a page rendered from old data during a change', async () => {
  let release = () => {}
  site.beforePage = () => new Promise((resolve) => (release = resolve))
  const before = get('/courses')
  await vi.waitFor(() => expect(countRequests('/courses')).toBe(1))
  site.version = 2
  publishChange(['p:demo:selling-products'])
  release()
  site.beforePage = async () => {}
  expect((await before).text).toContain('version 1')
  expect((await get('/courses')).text).toContain('version 2')
  await vi.waitFor(() => expect(site.revalidated).toHaveLength(1))
})

it('accepts invalidations from own local programs only', async () => {
  await get('/')
  site.version = 2
  const tags = { tags: ['p:demo:pages'] }
  expect((await post(`${server.url}/internal/changes`, tags)).status).toBe(404)
  expect((await post(`${server.url}/internal/changes`, tags, { 'x-internal-secret': 'wrong' })).status).toBe(
    404,
  )
  const secret = { 'x-internal-secret': 'the-secret' }
  expect(
    (await post(`${server.url}/internal/changes`, tags, { ...secret, 'x-forwarded-for': '1.2.3.4' })).status,
  ).toBe(404)
  expect((await post(`${server.url}/internal/changes`, { tags: 'x' }, secret)).status).toBe(400)
  expect((await get('/')).text).toContain('version 1')
  expect((await post(`${server.url}/internal/changes`, tags, secret)).status).toBe(202)
  expect((await get('/')).text).toContain('version 2')
})

it('serves cached pages while the site is down, and Retry-After for others', async () => {
  await get('/courses')
  await site.stop()
  expect((await get('/courses')).status).toBe(200)
  const other = await get('/classes/x')
  expect(other.status).toBe(503)
  expect(Number(other.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(other.headers['content-type']).toContain('text/html')
  expect(other.text).toContain('started again')
  expect((await get('/api/learn/x')).status).toBe(200)
  const ready = await get('/readyz')
  expect([ready.status, JSON.parse(ready.text).reasons]).toEqual([503, ['site: does not answer']])
  await site.restart()
  expect((await get('/classes/x')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})

it('requests of an open page wait while the site starts, those of a new visitor do not', async () => {
  await site.stop()
  const router = { rsc: '1', 'next-url': '/courses' }
  const waiting = Promise.all([get('/_next/static/css/all.css'), get('/classes/x?_rsc=1', router)])
  expect((await get('/classes/y')).status).toBe(503)
  await site.restart()
  expect((await waiting).map(({ status }) => status)).toEqual([200, 200])
})

it('caches a 404 briefly, an error never, and redirects to public URLs', async () => {
  expect([(await get('/missing')).status, (await get('/missing')).status, countRequests('/missing')]).toEqual(
    [404, 404, 1],
  )
  expect([(await get('/fault')).status, (await get('/fault')).status, countRequests('/fault')]).toEqual([
    500, 500, 2,
  ])
  const errorNote = (title: string, retry: string) =>
    new RegExp(
      `<body class="x"><noscript><main><h1>${title}</h1>.*<a href="">${retry}</a>.*</noscript><h1>fault</h1>`,
    )
  expect((await get('/fault')).text, 'without scripts too it says so').toMatch(
    errorNote('This page could not be shown', 'Try again'),
  )
  expect((await get('/hi/fault')).text).toMatch(errorNote('यह पेज नहीं दिखाया जा सका', 'दोबारा कोशिश करें'))
  expect((await get('/courses')).text).not.toContain('<noscript>')
  const moved = await get('/moved')
  expect([moved.status, moved.headers.location]).toEqual([307, '/courses'])
})

it('serves build files as immutable, from memory, in every project', async () => {
  const file = '/_next/static/chunks/a.js'
  const first = await get(file, { 'accept-encoding': 'br' })
  await get(file, { host: 'demo2.localhost' })
  await get(file, { host: 'unknown.example' })
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(first.headers['content-encoding']).toBe('br')
  expect(countRequests(file)).toBe(1)
})

it.each([
  '/internal/revalidate',
  '/_projects/demo/internal/revalidate',
  '/_next/image',
  '/_next/data/x.json',
])('answers 404 at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
  expect(site.requests).toHaveLength(0)
})

it('answers other methods on pages with 405', async () => {
  const answer = await post(`${server.url}/courses`, {})
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
})
