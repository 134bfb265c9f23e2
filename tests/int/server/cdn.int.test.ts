import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { previewCookie } from '#access/session/cookieNames.ts'
import { publishChange } from '#cms/config/changes.ts'
import { CdnPurges } from '#cms/server/gateway/cdnPurges.ts'
import { createLog } from '#cms/server/process/log.ts'
import { type FakeCdn, openFakeCdn } from './fixtures/fakeCdn.ts'
import { type FakeSite, openFakeSite, pageText } from './fixtures/fakeSite.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let site: FakeSite
let cdn: FakeCdn
let server: OpenServer
beforeEach(async () => {
  site = await openFakeSite()
  cdn = await openFakeCdn()
  server = await openServer({
    env: { SITE_URL: site.url, CDN_PURGE_URL: cdn.purgeUrl, CDN_PURGE_TOKEN: cdn.token },
  })
  cdn.origin = server.url
})
afterEach(async () => {
  await server.close()
  await Promise.all([site.stop(), cdn.stop()])
})

const controlOf = async (path: string, headers: Record<string, string> = {}) =>
  (await send(`${server.url}${path}`, { headers })).headers['cdn-cache-control']
const NEVER = 'private, no-store'

it('a CDN may cache public pages, which browsers revalidate each time, and nothing else', async () => {
  const page = await send(`${server.url}/courses/algebra`, { headers: {} })
  expect(page.headers['cdn-cache-control']).toMatch(/^public, max-age=60, stale-while-revalidate=30,/)
  expect(page.headers['cache-tag']).toMatch(/^shala,shala\.demo,shala\.demo\.[0-9a-f]{16}$/)
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(await controlOf('/courses/algebra', { cookie: 'demo-session=secret' })).toMatch(/^public/)
  for (const path of ['/orders', '/learn/a/b', '/checkout', '/search?q=a', '/missing', '/fault', '/moved'])
    expect([path, await controlOf(path)]).toEqual([path, NEVER])
  expect(await controlOf('/courses?_rsc=1abc', { rsc: '1' })).toBe(NEVER)
  expect(await controlOf('/courses', { cookie: `${previewCookie('demo')}=bad` })).toBe(NEVER)
  site.cannotRead = true
  expect(await controlOf('/books')).toBe(NEVER)
})

it('without a CDN pages have no CDN headers', async () => {
  const alone = await openServer({ env: { SITE_URL: site.url } })
  const { headers } = await send(`${alone.url}/courses`, { headers: {} })
  expect([headers['cdn-cache-control'], headers['cache-tag']]).toEqual([undefined, undefined])
  await alone.close()
})

it('a change purges the affected pages from the CDN, and no others', async () => {
  const paths = ['/', '/courses/algebra', '/courses/optics', '/_projects/demo2/courses']
  for (const path of paths) await cdn.get(path)
  expect(paths.map(cdn.keeps)).toEqual([true, true, true, true])
  site.version = 2
  publishChange(['p:demo:selling-products', 'p:demo:selling-products:algebra'])
  await vi.waitFor(() => expect(paths.map(cdn.keeps)).toEqual([false, false, true, true]), { interval: 20 })
  expect(await cdn.get('/courses/algebra')).toBe(pageText('/courses/algebra', 2))
  expect(await cdn.get('/_projects/demo2/courses')).toBe(pageText('/_projects/demo2/courses', 1))
})

it('the stale page served while the new one is rendered is never cached by the CDN', async () => {
  await cdn.get('/courses')
  let render = () => {}
  site.beforePage = () => new Promise((resolve) => (render = resolve))
  site.version = 2
  publishChange(['p:demo:pages'])
  await vi.waitFor(() => expect(cdn.keeps('/courses')).toBe(false), { interval: 20 })
  const first = send(`${server.url}/courses`, { headers: {} })
  await vi.waitFor(() => expect(site.requests.length).toBe(2))
  const other = send(`${server.url}/courses`, { headers: {} })
  // Half a second after the change other visitors wait for the new page, too.
  await Promise.race([other, new Promise((resolve) => setTimeout(resolve, 600))])
  render()
  const { text, headers } = await other
  expect(headers['cdn-cache-control']).toMatch(text === pageText('/courses', 1) ? /no-store/ : /^public/)
  expect((await first).headers['cdn-cache-control']).toMatch(/^public/)
})

it('a page that was being rendered during a change is not cached by the CDN', async () => {
  let render = () => {}
  site.beforePage = () => new Promise((resolve) => (render = resolve))
  const before = send(`${server.url}/courses`, { headers: {} })
  await vi.waitFor(() => expect(site.requests.length).toBe(1))
  publishChange(['p:demo:pages'])
  render()
  expect((await before).headers['cdn-cache-control']).toBe(NEVER)
})

it('a purge is retried until the CDN accepts it after errors, timeouts, closed connections or rate limits', async () => {
  const times = {
    gather: 10,
    pause: 10,
    timeout: 300,
    firstRetry: 50,
    longestRetry: 5000,
    giveUp: 20_000,
    stop: 500,
  }
  const log = createLog('silent')
  const purges = new CdnPurges({ url: cdn.purgeUrl, token: cdn.token, log, times })
  cdn.faults = ['refuses', 'is silent', 'hangs up', 'has enough']
  purges.purge(['p:demo:pages'])
  await vi.waitFor(() => expect(cdn.askedAt).toHaveLength(2))
  purges.purge(['p:demo2:pages'])
  await vi.waitFor(() => expect(cdn.purges.flat().sort()).toEqual(['shala.demo', 'shala.demo2']), {
    timeout: 8000,
  })
  // The response "has enough" sets a rate limit of one second.
  expect((cdn.askedAt[4] as number) - (cdn.askedAt[3] as number)).toBeGreaterThan(990)
  await purges.stop()
})

it('purges stop once the pages have expired at a CDN that never accepts, and continue after a wrong token', async () => {
  const times = {
    gather: 5,
    pause: 5,
    timeout: 100,
    firstRetry: 10,
    longestRetry: 20,
    giveUp: 200,
    stop: 100,
  }
  const error = vi.fn()
  const log = Object.assign(createLog('silent'), { error })
  const purges = new CdnPurges({ url: cdn.purgeUrl, token: 'wrong', log, times })
  purges.purge(['p:demo:pages'])
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1), { timeout: 3000 })
  expect(cdn.purges).toEqual([])
  await purges.stop()
})

it('purges of one moment are sent in one request, and split above the CDN’s limit of tags', async () => {
  const slugs = Array.from({ length: 250 }, (_, n) => `p:demo:selling-products:course-${n}`)
  for (const slug of slugs) publishChange(['p:demo:selling-products', slug])
  await vi.waitFor(() => expect(new Set(cdn.purges.flat()).size).toBe(251), { timeout: 5000 })
  for (const tags of cdn.purges) expect(tags.length).toBeLessThanOrEqual(100)
  expect(cdn.purges.length).toBeLessThanOrEqual(6)
})
