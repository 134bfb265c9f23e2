import { expect, it, vi } from 'vitest'
import { PageCache, type PageRequest } from '#cms/server/gateway/pageCache.ts'
import { type StoredPage, storedPage } from '#cms/server/gateway/storedPage.ts'
import { createLog } from '#cms/server/process/log.ts'

const pageOf = (text: string, status = 200): Promise<StoredPage> =>
  storedPage({ status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text), cookies: [] })

const textOf = (page: StoredPage) => page.bodies.identity.toString()

function open(maxBytes = 10_000_000, changesOnTheirWay?: () => Promise<void> | null) {
  const clock = { now: 0 }
  const cache = new PageCache({
    maxBytes,
    log: createLog('silent'),
    pendingChanges: changesOnTheirWay,
    now: () => clock.now,
  })
  const get = (load: PageRequest['load'], change: Partial<PageRequest> = {}) =>
    cache.get({
      key: 'k',
      identity: { project: 'demo', path: '/' },
      isRare: false,
      freshMs: 60_000,
      load,
      ...change,
    })
  return { cache, clock, get }
}

it('loads a page once for 100 concurrent requests', async () => {
  const { get } = open()
  const load = vi.fn(() => pageOf('one'))
  const pages = await Promise.all(Array.from({ length: 100 }, () => get(load)))
  expect(load).toHaveBeenCalledTimes(1)
  expect(pages.map(textOf)).toEqual(Array(100).fill('one'))
})

it('serves a stale page at once and revalidates it in the background', async () => {
  const { clock, get } = open()
  await get(() => pageOf('old'))
  clock.now = 60_000
  const renewed = vi.fn(() => pageOf('new'))
  expect(textOf(await get(renewed))).toBe('old')
  expect(renewed).toHaveBeenCalledTimes(1)
  await vi.waitFor(async () => expect(textOf(await get(() => pageOf('unused')))).toBe('new'))
})

it('reloads a page older than a day before serving it', async () => {
  const { clock, get } = open()
  await get(() => pageOf('old'))
  clock.now = 86_400_000
  expect(textOf(await get(() => pageOf('new')))).toBe('new')
})

it('serves the last good page of any age when the site fails', async () => {
  const { clock, get } = open()
  await get(() => pageOf('good'))
  clock.now = 200_000_000
  expect(textOf(await get(() => Promise.reject(new Error('down'))))).toBe('good')
  expect(textOf(await get(() => pageOf('fault', 500)))).toBe('good')
})

it('passes a failure on without a cached page, and retries next time', async () => {
  const { get } = open()
  await expect(get(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(textOf(await get(() => pageOf('up')))).toBe('up')
})

it('never stores errors', async () => {
  const { get } = open()
  await get(() => pageOf('fault', 500))
  expect(textOf(await get(() => pageOf('good')))).toBe('good')
})

it('caches a 404 for 10 s only', async () => {
  const { clock, get } = open()
  await get(() => pageOf('missing', 404))
  clock.now = 9999
  expect((await get(() => pageOf('there'))).status).toBe(404)
  clock.now = 10_000
  expect((await get(() => pageOf('there'))).status).toBe(200)
})

it('does not store a page whose loading started before a purge, nor serve it to later visitors', async () => {
  const { cache, get } = open()
  let finish = (_page: StoredPage) => {}
  const before = get(() => new Promise<StoredPage>((resolve) => (finish = resolve)))
  cache.purge(['p:demo:pages'])
  const after = get(() => pageOf('new'))
  finish(await pageOf('old'))
  expect(textOf(await before)).toBe('old')
  expect(textOf(await after)).toBe('new')
  expect(textOf(await get(() => pageOf('unused')))).toBe('new')
})

it('requests a page anew only after the site has answered a request from before a change, of whichever variant', async () => {
  const { cache, get } = open()
  let finish = (_page: StoredPage) => {}
  const before = get(() => new Promise<StoredPage>((resolve) => (finish = resolve)))
  cache.purge(['p:demo:pages'])
  const load = vi.fn(() => pageOf('new'))
  const after = get(load, { key: 'the same for the router' })
  const other = { key: 'other', identity: { project: 'demo', path: '/other' } }
  expect(textOf(await get(() => pageOf('elsewhere'), other))).toBe('elsewhere')
  expect(load).not.toHaveBeenCalled()
  finish(await pageOf('old'))
  expect(textOf(await after)).toBe('new')
  await before
})

it('stores a page whose loading started before an unrelated purge', async () => {
  const { cache, get } = open()
  let finish = (_page: StoredPage) => {}
  const before = get(() => new Promise<StoredPage>((resolve) => (finish = resolve)))
  cache.purge(['p:demo2:pages'])
  finish(await pageOf('kept'))
  await before
  expect(textOf(await get(() => pageOf('unused')))).toBe('kept')
})

it('drops affected pages at once, and no others', async () => {
  const { cache, get } = open()
  const other = { key: 'other', identity: { project: 'demo2', path: '/' } }
  await get(() => pageOf('mine'))
  await get(() => pageOf('theirs'), other)
  cache.purge(['p:demo'])
  expect(textOf(await get(() => pageOf('mine again')))).toBe('mine again')
  expect(textOf(await get(() => pageOf('unused'), other))).toBe('theirs')
})

it('serves the old page while the new one loads, for at most half a second', async () => {
  const { cache, clock, get } = open()
  await get(() => pageOf('old'))
  cache.purge(['p:demo'])
  let finish = (_page: StoredPage) => {}
  const first = get(() => new Promise<StoredPage>((resolve) => (finish = resolve)))
  const unused = vi.fn(() => pageOf('unused'))
  clock.now = 499
  expect(textOf(await get(unused))).toBe('old')
  const editor = get(unused, { waitsForFresh: true })
  clock.now = 500
  const late = get(unused)
  finish(await pageOf('new'))
  expect((await Promise.all([first, editor, late, get(unused)])).map(textOf)).toEqual(Array(4).fill('new'))
  expect(unused).not.toHaveBeenCalled()
})

it('counts that half second from the first of several changes', async () => {
  const { cache, clock, get } = open()
  await get(() => pageOf('old'))
  cache.purge(['p:demo'])
  const first = get(() => pageOf('between'))
  clock.now = 300
  cache.purge(['p:demo'])
  await first
  let finish = (_page: StoredPage) => {}
  const second = get(() => new Promise<StoredPage>((resolve) => (finish = resolve)))
  expect(textOf(await get(() => pageOf('unused')))).toBe('old')
  clock.now = 500
  const late = get(() => pageOf('unused'))
  finish(await pageOf('new'))
  expect([await second, await late].map(textOf)).toEqual(['new', 'new'])
})

it('requests the site only after it got the changes, and then caches the page', async () => {
  let notifySite = () => {}
  let onTheirWay: Promise<void> | null = null
  const { cache, get } = open(undefined, () => onTheirWay)
  await get(() => pageOf('old'))
  onTheirWay = new Promise((resolve) => (notifySite = resolve))
  cache.purge(['p:demo'])
  const load = vi.fn(() => pageOf('new'))
  const first = get(load)
  expect(textOf(await get(load))).toBe('old')
  expect(load).not.toHaveBeenCalled()
  // Pages are dropped again after the site was notified.
  cache.purge(['p:demo'])
  onTheirWay = null
  notifySite()
  expect(textOf(await first)).toBe('new')
  expect(textOf(await get(load))).toBe('new')
  expect(load).toHaveBeenCalledTimes(1)
})

it('stays within its size, and searches cannot evict other pages', async () => {
  const { cache, get } = open(1_000_000)
  const big = () => pageOf(Array.from({ length: 3000 }, () => Math.random()).join())
  await get(() => pageOf('home'), { key: 'home' })
  for (let i = 0; i < 60; i++) await get(big, { key: `q${i}`, isRare: true })
  expect(cache.bytes).toBeLessThanOrEqual(1_000_000)
  expect(textOf(await get(() => pageOf('unused'), { key: 'home' }))).toBe('home')
  for (let i = 0; i < 60; i++) await get(big, { key: `c${i}` })
  expect(cache.bytes).toBeLessThanOrEqual(1_000_000)
})
