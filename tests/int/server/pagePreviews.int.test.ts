import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DRAFT_COOKIE, type FakeSite, openFakeSite, pageText } from './fixtures/fakeSite.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'
import { send } from './fixtures/raw.ts'

let site: FakeSite
let server: OpenServer
const get = (path: string, headers: Record<string, string> = {}) => send(`${server.url}${path}`, { headers })
const countRequests = (path: string) => site.requests.filter(({ url }) => url.split('?')[0] === path).length

describe('a preview', () => {
  const TOKEN = 'a-token-of-a-preview-32-letters-x'
  const cookie = `demo-preview=${TOKEN}; demo-session=y; __prerender_bypass=of-the-visitor`
  let isLive: boolean
  beforeEach(async () => {
    isLive = true
    site = await openFakeSite()
    server = await openServer({
      env: { SITE_URL: site.url },
      backend: { isPreviewer: async ({ slug }, token) => isLive && slug === 'demo' && token === TOKEN },
    })
  })
  afterEach(async () => {
    await server.close()
    await site.stop()
  })

  it('is rendered for one visitor, with their token only, and never cached', async () => {
    const first = await get('/courses', { cookie })
    await get('/courses', { cookie })
    expect(first.headers['cache-control']).toBe('private, no-store')
    expect(first.headers['set-cookie']).toBeUndefined()
    expect(String(first.headers['content-security-policy'])).toContain(
      "frame-ancestors 'self' http://localhost:3000",
    )
    const own = `demo-preview=${TOKEN}; ${DRAFT_COOKIE}`
    expect(site.requests.map(({ headers }) => headers.cookie)).toEqual([own, own])
    await get('/courses')
    expect(countRequests('/courses')).toBe(3)
    expect(site.requests.at(-1)?.headers.cookie).toBeUndefined()
    await get('/courses')
    expect(countRequests('/courses')).toBe(3)
  })

  it.each([
    ['one that is over', () => (isLive = false), cookie],
    ['one with a forged token', () => {}, 'demo-preview=another-token-of-32-letters-xxxx'],
    ['one that is no token at all', () => {}, 'demo-preview=x'],
    ['one that is empty', () => {}, 'demo-preview='],
  ])('%s shows the public page, and the cookie is deleted', async (_what, change, given) => {
    change()
    const { text, headers } = await get('/courses', { cookie: given })
    expect(text).toBe(pageText('/courses', 1))
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^demo-preview=; Path=\/; .*1970/)])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(site.requests.map(({ headers: sent }) => sent.cookie)).toEqual([undefined])
    await get('/courses')
    expect(countRequests('/courses')).toBe(1)
  })

  it('of one project has no effect in another', async () => {
    const { headers } = await get('/_projects/demo2/courses', { cookie })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(site.requests[0]?.headers.cookie).toBeUndefined()
  })
})
