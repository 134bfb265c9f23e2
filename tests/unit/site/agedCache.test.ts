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
  // Each test has its own keys and tags.
  key = `key of ${expect.getState().currentTestName}`
  tag = `tag of ${key}`
  context = contextOf(tag)
  return () => vi.useRealTimers()
})

const textOf = async () =>
  ((await cache.get(key, context)) as { value: { data: { body: string } } } | null)?.value.data.body ?? null
const change = () => cache.revalidateTag([tag], { expire: 0 })
const later = (ms: number) => vi.advanceTimersByTime(ms)

it('a read that started after the last change is cached', async () => {
  await change()
  later(1)
  expect(await textOf()).toBeNull()
  later(200)
  await cache.set(key, answer('new'), context)
  expect(await textOf()).toBe('new')
})

it('a read that started before a change, even in the same millisecond, and ended after it is not served from the cache', async () => {
  expect(await textOf()).toBeNull()
  await change()
  later(100)
  await cache.set(key, answer('old'), context)
  later(1)
  expect(await textOf()).toBeNull()
})

it('of two concurrent reads, one started before a change, neither is served from the cache, whichever ends first', async () => {
  expect(await textOf()).toBeNull()
  later(10)
  await change()
  later(10)
  expect(await textOf()).toBeNull()
  await cache.set(key, answer('new'), context)
  await cache.set(key, answer('old'), context)
  expect(await textOf()).toBeNull()
})

it('the age of an entry that is renewed after a minute counts from the start of the new read', async () => {
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

it('a read that never ended affects later entries for at most a minute', async () => {
  expect(await textOf()).toBeNull()
  later(60_000)
  await change()
  later(1)
  expect(await textOf()).toBeNull()
  await cache.set(key, answer('new'), context)
  expect(await textOf()).toBe('new')
})
