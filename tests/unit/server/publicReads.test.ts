import { expect, it } from 'vitest'
import { PROJECT_HEADER } from '#access/projectOf.ts'
import { PublicReads } from '#cms/server/gateway/publicReads.ts'
import { UNCACHED_HEADER } from '#domain/pages/changeHeaders.ts'

const PUBLIC = new Set(['pages'])
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://x${path}`, { method, headers: { [PROJECT_HEADER]: 'id-demo demo', ...headers } })

function open(answer: (request: Request) => Response = () => Response.json({ ok: true })) {
  let calls = 0
  const reads = new PublicReads({ maxBytes: 1_000_000 })
  const api = reads.wrap(
    async (request) => {
      calls++
      const n = calls
      await new Promise((resolve) => setTimeout(resolve, 5))
      const response = answer(request)
      response.headers.set('x-call', String(n))
      return response
    },
    () => PUBLIC,
  )
  const call = async (...args: Parameters<typeof ask>) => (await api(ask(...args))).headers.get('x-call')
  return { reads, api, call, calls: () => calls }
}

it('loads once for concurrent and later equal reads', async () => {
  const { call, calls, api } = open()
  await Promise.all(Array.from({ length: 50 }, () => call('/api/pages?limit=2')))
  expect(await call('/api/pages?limit=2')).toBe('1')
  expect(calls()).toBe(1)
  expect(await (await api(ask('/api/pages?limit=2'))).json()).toEqual({ ok: true })
})

it('reloads after a change of the project, also during a load', async () => {
  const { call, reads } = open()
  expect(await call('/api/pages')).toBe('1')
  reads.purge(['p:demo:pages'])
  const early = call('/api/pages')
  reads.purge(['p:demo:pages:home'])
  expect([await early, await call('/api/pages')]).toEqual(['2', '3'])
  reads.purge(['p:other'])
  expect(await call('/api/pages')).toBe('3')
  reads.purge(['projects'])
  expect(await call('/api/pages')).toBe('4')
})

it('does not keep an answer that a later one will differ from, and does not send its mark', async () => {
  let isPassing = true
  const { api, call } = open(() =>
    Response.json({}, isPassing ? { headers: { [UNCACHED_HEADER]: '1' } } : undefined),
  )
  const { headers } = await api(ask('/api/search?q=phy'))
  expect([headers.get('x-call'), headers.get(UNCACHED_HEADER)]).toEqual(['1', null])
  isPassing = false
  expect([await call('/api/search?q=phy'), await call('/api/search?q=phy')]).toEqual(['2', '2'])
})

it('forgets everything when changes were missed', async () => {
  const { call, reads } = open()
  expect(await call('/api/pages')).toBe('1')
  reads.clear()
  expect(await call('/api/pages')).toBe('2')
})

it('caches searches until something changes', async () => {
  const { call, reads } = open()
  expect([await call('/api/search?q=phy'), await call('/api/search?q=phy')]).toEqual(['1', '1'])
  reads.purge(['p:demo:selling-products:physics'])
  expect(await call('/api/search?q=phy')).toBe('2')
  expect([await call('/api/search/missed'), await call('/api/search/missed')]).toEqual(['3', '4'])
})

it.each([
  ['with a cookie', '/api/pages', { cookie: 'demo-session=x' }, 'GET'],
  ['with a token', '/api/pages', { authorization: 'Bearer x' }, 'GET'],
  ['of another collection', '/api/users', {}, 'GET'],
  ['of our calls', '/api/auth/me', {}, 'GET'],
  ['of a file', '/api/pages/file/x.png', {}, 'GET'],
  ['by another method', '/api/pages', {}, 'DELETE'],
])('does not cache %s', async (_name, path, headers, method) => {
  const { call } = open()
  expect([await call(path, headers, method), await call(path, headers, method)]).toEqual(['1', '2'])
})

it('caches per project, and never a refusal, an error or a cookie', async () => {
  const { call } = open()
  expect([await call('/api/pages'), await call('/api/pages', { [PROJECT_HEADER]: 'id-2 demo2' })]).toEqual([
    '1',
    '2',
  ])
  for (const init of [{ status: 404 }, { status: 500 }, { headers: { 'set-cookie': 'a=b' } }]) {
    const bad = open(() => Response.json({}, init))
    expect([await bad.call('/api/pages'), await bad.call('/api/pages')]).toEqual(['1', '2'])
  }
})

it('lets waiting reads load on their own when the first one fails', async () => {
  const { call, calls } = open(() => Response.json({}, { status: 500 }))
  await Promise.all([call('/api/pages'), call('/api/pages'), call('/api/pages')])
  expect(calls()).toBe(3)
})
