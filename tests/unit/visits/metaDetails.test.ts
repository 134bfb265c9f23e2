import { expect, it } from 'vitest'
import { deviceKind, mergeVisit, parseDeviceName } from '#domain/visits/metaDetails.ts'
import { firstVisitOf } from '#site/features/visits/firstVisit.ts'

const AT = 1_763_700_000_000

it('keeps the first referrer and landing page, and updates the rest', () => {
  const first = mergeVisit(null, {
    at: AT,
    browser: 'Chrome',
    referrer: 'https://a.example/x',
    landing: '/courses',
  })
  const second = mergeVisit(first, {
    at: AT + 5,
    browser: 'Firefox',
    os: 'Linux',
    referrer: 'https://b.example/',
    landing: '/',
  })
  expect(second).toEqual({
    browser: 'Firefox',
    os: 'Linux',
    firstReferrer: 'https://a.example/x',
    firstLanding: '/courses',
    firstSeen: AT,
    lastSeen: AT + 5,
  })
})

it('keeps omitted values and other stored data', () => {
  expect(mergeVisit({ screen: '360x800', note: 'kept' }, { at: AT })).toMatchObject({
    screen: '360x800',
    note: 'kept',
  })
})

it.each([null, undefined, 'text', 7, ['a'], true])('replaces the stored %j', (known) => {
  expect(mergeVisit(known, { at: AT })).toEqual({ firstSeen: AT, lastSeen: AT })
})

it('ignores older visits', () => {
  expect(mergeVisit({ lastSeen: AT + 9 }, { at: AT }).lastSeen).toBe(AT + 9)
})

it.each([
  ['Chrome on Android', { browser: 'Chrome', os: 'Android' }],
  ['Samsung Internet on Android', { browser: 'Samsung Internet', os: 'Android' }],
  ['Browser', { browser: 'Browser' }],
])('%j is %j', (name, parts) => expect(parseDeviceName(name)).toEqual(parts))

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) Version/16.5 Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36', 'computer'],
  ['', 'computer'],
])('%s is a %s', (userAgent, kind) => expect(deviceKind(userAgent)).toBe(kind))

const ORIGIN = 'https://shala.example'
it.each([
  [
    'https://search.example/find?q=private#x',
    '/courses',
    { referrer: 'https://search.example/find', landing: '/courses' },
  ],
  [`${ORIGIN}/courses`, '/learn', { landing: '/learn' }],
  ['', '/', { landing: '/' }],
  ['android-app://com.example', '/', { landing: '/' }],
  ['no address', '/', { landing: '/' }],
])('a first visit from %j to %j is kept as %j', (referrer, path, kept) => {
  expect(firstVisitOf({ referrer, origin: ORIGIN, path })).toEqual(kept)
})
