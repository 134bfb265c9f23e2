import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { registerCodePrompt } from '#cms/admin/ui/confirmIdentity.ts'
import { findDocs, postCall, postForFile, readCall, writeRest } from '#cms/admin/ui/panelClient.ts'
import { MESSAGES } from '#domain/text/messages.ts'

type Reply = { status?: number; body: object | string }

let server: Server
let requests: string[] = []
let reply: (path: string) => Reply | Promise<Reply>

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    requests.push(`${request.method} ${request.url} ${Buffer.concat(chunks)}`.trim())
    const { status = 200, body } = await reply(request.url ?? '')
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

// A browser resolves URLs against its page.
beforeEach(() => {
  requests = []
  const send = globalThis.fetch
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => send(`${base}${path}`, init))
})
afterEach(() => vi.unstubAllGlobals())

const done = { apiSuccess: true, message: 'Done' }
const proofNeeded = { status: 403, body: { apiSuccess: false, message: 'Confirm', code: 'proofNeeded' } }

it('a double click sends a call once, and both get its response', async () => {
  reply = () => ({ body: done })
  const answers = await Promise.all([postCall('/sales/note', { a: 1 }), postCall('/sales/note', { a: 1 })])
  expect(answers).toEqual([done, done])
  expect(requests).toEqual(['POST /api/sales/note {"a":1}'])

  await Promise.all([postCall('/sales/note', { a: 1 }), postCall('/sales/note', { a: 2 })])
  expect(requests).toHaveLength(3)
})

it('a call that needs a fresh code is repeated after the code; two concurrent calls prompt once', async () => {
  let isProven = false
  let questions = 0
  reply = () => (isProven ? { body: done } : proofNeeded)
  const stop = registerCodePrompt(async () => {
    questions++
    await new Promise((resolve) => setTimeout(resolve, 50))
    isProven = true
    return true
  })
  const answers = await Promise.all([postCall('/keys/reveal', { id: 'a' }), postCall('/keys/block')])
  stop()
  expect(answers).toEqual([done, done])
  expect(questions).toBe(1)
})

it('a call is not repeated when the person cancels the code', async () => {
  reply = () => proofNeeded
  const stop = registerCodePrompt(async () => false)
  const [call, file] = [await postCall('/keys/reveal'), await postForFile('/exports/download', {})]
  stop()
  expect(call).toMatchObject({ apiSuccess: false, code: 'proofNeeded' })
  expect(file).toMatchObject({ apiSuccess: false, code: 'proofNeeded', message: 'Confirm' })
  expect(requests).toHaveLength(2)
})

it('field errors use the field’s label', async () => {
  const fields = { reason: 'Say in a few words why' }
  reply = () => ({ status: 400, body: { apiSuccess: false, message: 'Invalid', code: 'invalid', fields } })
  expect(await postCall('/sales/cancel')).toMatchObject({
    message: 'Say in a few words why',
    code: 'invalid',
  })

  const errors = [
    { message: 'The following field is invalid: Title', data: { errors: [{ message: 'Too long' }] } },
  ]
  reply = () => ({ status: 400, body: { errors } })
  expect(await writeRest('PATCH', '/classes/1', { title: 'x' })).toEqual({
    apiSuccess: false,
    message: 'Too long',
  })
})

it('invalid JSON and network errors are refusals, and a list is unknown', async () => {
  reply = () => ({ status: 502, body: '<html>Bad gateway</html>' })
  const refused = { apiSuccess: false, message: MESSAGES.someError }
  expect(await postCall('/sales/cancel')).toEqual(refused)
  expect(await writeRest('DELETE', '/media-folders/1')).toEqual(refused)
  expect(await findDocs('/classes')).toBeNull()

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  expect(await readCall('/panel/counts')).toEqual(refused)
  expect(await findDocs('/classes')).toBeNull()
})
