import { beforeEach, expect, it, vi } from 'vitest'
import AgedCache from '../../../site/AgedCache.mjs'

const contextOf = (tag: string) => ({ kind: 'FETCH', tags: [tag], softTags: [], fetchCache: true }) as never
const answer = (text: string) =>
  ({ kind: 'FETCH', data: { headers: {}, body: text, status: 200, url: '' }, revalidate: 60 }) as never
const settings = { flushToDisk: false, serverDistDir: '', revalidatedTags: [], maxMemoryCacheSize: 1_000_000 }

let cache: AgedCache
let key = ''
let tag = ''
let context = contextOf(tag)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_700_000_000_000 })
  const files = { readFile: () => Promise.reject(new Error('no file')) }
  // Next's own class, which it extends, has no types.
  cache = Reflect.construct(AgedCache, [{ ...settings, fs: files }])
  // What one test keeps and drops is none of the others'.
  key = `key of ${expect.getState().currentTestName}`
  tag = `tag of ${key}`
  context = contextOf(tag)
  return () => vi.useRealTimers()
})

const textOf = async () =>
  ((await cache.get(key, context)) as { value: { data: { body: string } } } | null)?.value.data.body ?? null
const change = () => cache.revalidateTag([tag], { expire: 0 })
const later = (ms: number) => vi.advanceTimersByTime(ms)

it('what was read after the last change is kept', async () => {
  await change()
  later(1)
  expect(await textOf()).toBeNull()
  later(200)
  await cache.set(key, answer('new'), context)
  expect(await textOf()).toBe('new')
})

it('what was read before a change, even of the same millisecond, and arrived after it is not kept', async () => {
  expect(await textOf()).toBeNull()
  await change()
  later(100)
  await cache.set(key, answer('old'), context)
  later(1)
  expect(await textOf()).toBeNull()
})

it('of two reads at once, one from before a change, neither is kept, whichever arrives first', async () => {
  expect(await textOf()).toBeNull()
  later(10)
  await change()
  later(10)
  expect(await textOf()).toBeNull()
  await cache.set(key, answer('new'), context)
  await cache.set(key, answer('old'), context)
  expect(await textOf()).toBeNull()
})

it('what is read anew since a minute is over is as old as that read', async () => {
  expect(await textOf()).toBeNull()
  await cache.set(key, answer('first'), context)
  later(60_000)
  expect(await textOf()).toBe('first')
  later(10)
  await change()
  later(10)
  await cache.set(key, answer('second'), context)
  expect(await textOf()).toBeNull()
})

it('a read that never arrived makes later ones old for a minute at most', async () => {
  expect(await textOf()).toBeNull()
  later(60_000)
  await change()
  later(1)
  expect(await textOf()).toBeNull()
  await cache.set(key, answer('new'), context)
  expect(await textOf()).toBe('new')
})
