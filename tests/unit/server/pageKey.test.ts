import { expect, it } from 'vitest'
import { pageKey } from '#cms/server/gateway/pageKey.ts'

const base = { scope: 'demo', fullPath: '/_projects/demo/courses', search: '', headers: {} }
const keyOf = (change: Partial<typeof base> & { headers?: Record<string, string> }) =>
  pageKey({ ...base, ...change }).key

it('gives the same key whatever the order of the parameters', () => {
  expect(keyOf({ search: '?sort=new&page=2&tag=b&tag=a' })).toBe(
    keyOf({ search: '?tag=a&page=2&tag=b&sort=new' }),
  )
})

it('removes unknown parameters from key and request', () => {
  const known = pageKey({ ...base, search: '?page=2&utm_source=mail&fbclid=1' })
  expect(known.key).toBe(keyOf({ search: '?page=2' }))
  expect(known.upstream).toBe('/_projects/demo/courses?page=2')
})

it.each([
  ['the scope', { scope: '~demo' }],
  ['the path', { fullPath: '/_projects/demo/courses/x' }],
  ['a parameter', { search: '?page=2' }],
  ['the form Next asks for', { headers: { rsc: '1' } }],
])('distinguishes pages by %s', (_what, change) => {
  expect(keyOf(change)).not.toBe(keyOf({}))
})

it('distinguishes Next’s prefetches from navigations', () => {
  const forms: Record<string, string>[] = [
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-router-state-tree': '%5B%5D' },
    { rsc: '1', 'next-url': '/courses' },
  ]
  expect(new Set(forms.map((headers) => keyOf({ headers }))).size).toBe(forms.length)
})

it('forwards Next’s cache-busting parameter with its headers, but not in the key', () => {
  const headers = { rsc: '1' }
  const wanted = pageKey({ ...base, search: '?_rsc=abc', headers })
  expect(wanted.key).toBe(keyOf({ headers }))
  expect(wanted.upstream).toBe('/_projects/demo/courses?_rsc=abc')
  expect(wanted.variant).toEqual({ rsc: '1' })
  expect(pageKey({ ...base, search: '?_rsc=abc' }).upstream).toBe('/_projects/demo/courses')
})

it('ignores headers of Next on a plain request for HTML', () => {
  expect(keyOf({ headers: { 'next-url': '/evil', 'next-router-state-tree': 'x' } })).toBe(keyOf({}))
})

it('marks pages with endless variants as rare', () => {
  expect(pageKey({ ...base, search: '?q=physics' }).isRare).toBe(true)
  expect(pageKey({ ...base, search: '?utm=1' }).isRare).toBe(false)
  expect(pageKey({ ...base, headers: { rsc: '1', 'next-router-state-tree': 'x' } }).isRare).toBe(true)
})
