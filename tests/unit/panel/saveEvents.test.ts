import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FormSave, onFormSave, withSaveEvents } from '#cms/admin/session/saveEvents.ts'

const TAKEN = { path: 'slug', message: 'This address is taken. Choose another', label: 'Web address' }
const refusal = () =>
  Response.json({ errors: [{ message: 'no', data: { errors: [TAKEN] } }] }, { status: 400 })

beforeEach(() => {
  const own = Object.assign(new EventTarget(), { location: { href: 'http://shala.test/admin' } })
  vi.stubGlobal('window', own)
})
afterEach(() => vi.unstubAllGlobals())

async function send(path: string, init: RequestInit, response: Response) {
  const heard: FormSave[] = []
  const onWrite = vi.fn()
  const stop = onFormSave((save) => heard.push(save))
  const answer = await withSaveEvents(async () => response, onWrite)(path, init)
  stop()
  return { heard, writes: onWrite.mock.calls.length, answer }
}

it('a refused autosave dispatches an event with its fields, and its response body can still be read', async () => {
  const { heard, writes, answer } = await send('/api/pages/7?autosave=true', { method: 'PATCH' }, refusal())
  expect(heard).toEqual([{ collection: 'pages', id: '7', isAutosave: true, refused: [TAKEN] }])
  expect(writes).toBe(0)
  expect((await answer.json()).errors).toHaveLength(1)
})

it('saving a new document dispatches an event and counts as a write', async () => {
  const { heard, writes } = await send('/api/coupons', { method: 'POST' }, Response.json({}, { status: 201 }))
  expect(heard).toEqual([{ collection: 'coupons', id: null, isAutosave: false, refused: [] }])
  expect(writes).toBe(1)
})

it.each<[string, string, RequestInit, number]>([
  ['an autosave', '/api/pages/7?autosave=true', { method: 'PATCH' }, 0],
  ['a decision', '/api/admin/returns/decide', { method: 'POST' }, 1],
  ['a list that is read', '/api/orders', { method: 'GET' }, 0],
  [
    'a list that is read with a POST',
    '/api/orders',
    { method: 'POST', headers: { 'X-Payload-HTTP-Method-Override': 'GET' } },
    0,
  ],
  ['a preference', '/api/payload-preferences/orders', { method: 'POST' }, 0],
  ['a page of the panel', '/admin/orders', { method: 'POST' }, 0],
])('%s is a write of staff or not', async (_what, path, init, expected) => {
  expect((await send(path, init, Response.json({}))).writes).toBe(expected)
})
