import type { BasePayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { delayDuring } from '#tests/support/loopDelay.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { send, sendRaw } from './fixtures/raw.ts'

/** Time limit for a response, ms. */
const ANSWERED_MS = 20_000
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'multipart/form-data; boundary=x'
const OVERRIDE = { 'x-payload-http-method-override': 'GET' }

let payload: BasePayload
let project: RequestProject
let server: BareServer
let port: number
/** URL of `/_projects/<slug>/api` on the server. */
let base: string
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  port = await freePort()
  server = await startBareServer(port)
  base = `/_projects/${project.slug}/api`
})
afterAll(() => server.stop())

const call = (path: string, type: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  send(`${server.origin}${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  })

const bearer = async (level: number, isStaff: boolean): Promise<Record<string, string>> => {
  const { id } = await createPerson(payload, project, level)
  return { authorization: `Bearer ${await openTestSession(payload, String(id), project, isStaff)}` }
}

const field = (name: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const manyFields = (count: number) =>
  `${Array.from({ length: count }, (_, index) => field(`f${index}`, '1')).join('')}--x--\r\n`
/** A form with a file of `size` bytes. */
const fileForm = (size: number) =>
  Buffer.concat([
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    Buffer.alloc(size, 120),
    Buffer.from('\r\n--x--\r\n'),
  ])
const manyKeys = (bytes: number) => {
  const keys: string[] = []
  for (let size = 2; size < bytes - 20; size += keys.at(-1)?.length ?? 0) keys.push(`"k${keys.length}":{},`)
  return `{${keys.join('').slice(0, -1)}}`
}
const manyConditions = (count: number) =>
  Array.from({ length: count }, (_, index) => `where[or][${index}][slug][equals]=x`).join('&')

describe('an anonymous caller cannot block the server with', () => {
  it.each<[string, number, () => Promise<{ status: number }>]>([
    ['5 MB of JSON for a collection', 413, () => call('/users', JSON_TYPE, manyKeys(4_900_000))],
    ['100 KB of JSON for a collection', 403, () => call('/users', JSON_TYPE, manyKeys(99_000))],
    [
      'a question of 20,000 conditions as POST',
      403,
      () => call('/pages', 'application/x-www-form-urlencoded', manyConditions(20_000), OVERRIDE),
    ],
    [
      'a question as JSON in a POST',
      403,
      () => call('/pages', JSON_TYPE, '{"where":{}}', { 'x-http-method-override': 'GET' }),
    ],
    [
      'a question of a thousand conditions',
      400,
      () => send(`${server.origin}${base}/pages?${manyConditions(1000)}`),
    ],
    [
      'a question of a thousand groups',
      400,
      () =>
        send(
          `${server.origin}${base}/pages?where=${encodeURIComponent(`{"or":[${'{"or":['.repeat(1000)}${']}'.repeat(1000)}]}`)}`,
        ),
    ],
    ['a form of 24 MB for a collection', 403, () => call('/media', FORM_TYPE, fileForm(24_000_000))],
    ['a form of 3,000 fields for a collection', 403, () => call('/media', FORM_TYPE, manyFields(3000))],
  ])('%s', async (_what, status, attack) => {
    let answers: { status: number }[] = []
    const { delayMs, allowedMs } = await delayDuring(server, async () => {
      answers = await Promise.all(Array.from({ length: 5 }, attack))
    })
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status, status])
    expect(delayMs).toBeLessThan(allowedMs)
  })
})

it('an upload that will be refused is refused before its body is sent', async () => {
  const head = `POST ${base}/media HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: 20000000\r\n\r\n`
  expect(await sendRaw(port, head, ANSWERED_MS)).toMatch(/^HTTP\/1.1 403 /)
})

it('a learner has the same body limit in collections as an anonymous caller, staff a larger one', async () => {
  const [learner, staff] = [await bearer(100, false), await bearer(800, true)]
  const large = JSON.stringify({ title: 'x'.repeat(200_000) })
  expect((await call('/pages', JSON_TYPE, large, learner)).status).toBe(413)
  expect((await call('/media', FORM_TYPE, fileForm(1000), learner)).status).toBe(403)
  expect((await call('/pages', JSON_TYPE, '{}', { ...learner, ...OVERRIDE })).status).toBe(403)
  expect((await call('/pages', JSON_TYPE, large, staff)).status).toBe(400)
  expect((await call('/media', FORM_TYPE, fileForm(1000), staff)).status).toBe(400)
  const asked = await call('/pages', 'application/x-www-form-urlencoded', 'limit=1', {
    ...staff,
    ...OVERRIDE,
  })
  expect([asked.status, JSON.parse(asked.text)]).toEqual([200, expect.objectContaining({ limit: 1 })])
})

it('Payload’s own collections cannot be reached', async () => {
  for (const path of ['/payload-migrations', '/payload-migrations/1'])
    expect((await send(`${server.origin}${base}${path}`)).status).toBe(404)
})

it('a file is uploaded, never fetched from a URL', async () => {
  const staff = await bearer(800, true)
  const body = JSON.stringify({ alt: 'x', filename: 'x.png', url: `${server.origin}/healthz` })
  const answer = await call('/media', JSON_TYPE, body, staff)
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('not fetched')])
})

it.each<[string, string, string]>([
  ['is cut off', FORM_TYPE, fileForm(1000).subarray(0, 500).toString()],
  ['names no boundary', 'multipart/form-data', fileForm(10).toString()],
  ['has a part without a head', FORM_TYPE, '--x\r\nnothing\r\n\r\n1\r\n--x--\r\n'],
  ['holds no JSON where it should', FORM_TYPE, `${field('_payload', '{')}--x--\r\n`],
])('a form that %s is refused without an internal error', async (_what, type, body) => {
  const staff = await bearer(800, true)
  for (const path of ['/media', '/media/1/replacefile'])
    expect((await call(path, type, body, staff)).status).toBe(400)
})

describe('the next request on a connection is answered after', () => {
  it.each<[string, string, string, () => Buffer | string, number]>([
    ['a refused photo', '/reviews/addphoto?product=x', FORM_TYPE, () => fileForm(300_000), 401],
    [
      'a refused photo of a return',
      '/order/addreturnphoto?order=x',
      FORM_TYPE,
      () => fileForm(5_000_000),
      401,
    ],
    ['a refused replacement of a file', '/media/1/replacefile', FORM_TYPE, () => fileForm(12_000_000), 401],
    [
      'a refused replacement of a PDF',
      '/private-files/1/replacefile',
      FORM_TYPE,
      () => fileForm(300_000),
      401,
    ],
    ['a refused upload', '/media', FORM_TYPE, () => fileForm(20_000_000), 403],
    ['a refused export', '/exports/download', JSON_TYPE, () => manyKeys(300_000), 413],
    ['a collection that is none', '/nothing', FORM_TYPE, () => fileForm(90_000), 415],
    ['a body beyond its limit', '/auth/verifyOtp', JSON_TYPE, () => manyKeys(3_000_000), 413],
    ['a form of 3,000 fields', '/reviews/addphoto?product=x', FORM_TYPE, () => manyFields(3000), 401],
    ['a page that takes no form', '/../courses', FORM_TYPE, () => fileForm(300_000), 400],
  ])('%s', async (_what, path, type, bodyOf, status) => {
    const body = Buffer.from(bodyOf())
    const head = `POST ${base}${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const answers = await sendRaw(
      port,
      Buffer.concat([Buffer.from(head), body, Buffer.from(next)]),
      ANSWERED_MS,
    )
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]))
    expect(statuses).toEqual([status, 200])
  })

  it('a body of unknown length that exceeds its limit', async () => {
    const piece = Buffer.alloc(64_000, 120)
    const pieces = Array.from({ length: 30 }, () => [
      Buffer.from('fa00\r\n'),
      piece,
      Buffer.from('\r\n'),
    ]).flat()
    const head = `POST ${base}/auth/verifyOtp HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const all = Buffer.concat([Buffer.from(head), ...pieces, Buffer.from(`0\r\n\r\n${next}`)])
    const answers = await sendRaw(port, all, ANSWERED_MS)
    const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]))
    expect(statuses).toEqual([413, 200])
  })
})
