import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { onChange } from '#cms/config/changes.ts'
import { env } from '#cms/config/env.ts'
import { startPayload } from '#cms/payload.ts'
import { openPayloadBackend } from '#cms/server/api/payloadBackend.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pngFile } from '#tests/support/files.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson } from '#tests/support/people.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'

const ORIGIN = 'http://localhost:3000'

let payload: BasePayload
let project: RequestProject
let server: OpenServer
let api: string
beforeAll(async () => {
  server = await openServer({
    env: { DATA_DIR: env().DATA_DIR, DEMO: '1' },
    parts: { openBackend: openPayloadBackend },
  })
  payload = await startPayload()
  project = await createProject(payload)
  api = `${server.url}/_projects/${project.slug}/api`
})
afterAll(() => server.stop())

/** Signs staff in over HTTP and returns the cookies. */
async function staffCookies(phone: string): Promise<string> {
  const jar = new Map<string, string>()
  const post = async (path: string, body: unknown) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN, ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    return (await response.json()) as Record<string, string>
  }
  await post('/admin/sendOtp', { identifier: phone })
  const { signInToken } = await post('/admin/verifyOtp', { identifier: phone, otp: codeFor(phone) })
  await post('/admin/usersession', { signInToken })
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

it('serves a project as soon as it is saved, by prefix and by host', async () => {
  const fresh = await createProject(payload)
  expect((await fetch(`${server.url}/_projects/${fresh.slug}/api/pages?limit=1`)).status).toBe(200)
  await payload.update({
    collection: 'projects',
    id: fresh.id,
    data: { status: 'suspended' },
    overrideAccess: true,
  })
  expect((await fetch(`${server.url}/_projects/${fresh.slug}/api/pages?limit=1`)).status).toBe(404)
})

it('serves an uploaded picture from disk, whole and in ranges, and invalidates pages', async () => {
  const admin = await createPerson(payload, project, 800)
  const cookie = await staffCookies(admin.phone)
  const published: string[][] = []
  const forget = onChange({ changed: (tags) => published.push(tags), missed: () => {} })
  const picture = await pngFile()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A blue field' }))
  form.set('file', new Blob([new Uint8Array(picture.data)], { type: 'image/png' }), 'blue.png')
  const saved = await fetch(`${api}/media`, {
    method: 'POST',
    headers: { cookie, origin: ORIGIN, referer: `${ORIGIN}/admin/collections/media/create` },
    body: form,
  })
  expect(saved.status).toBe(201)
  const { doc } = (await saved.json()) as { doc: { filename: string } }
  await vi.waitFor(() => expect(published.flat()).toContain(`p:${project.slug}:media`))
  forget()

  const url = `${api}/media/file/${doc.filename}`
  const whole = await fetch(url)
  expect(whole.headers.get('cache-control')).toBe('public, no-cache')
  const versioned = await fetch(`${url}?v=1`, { method: 'HEAD' })
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const bytes = Buffer.from(await whole.arrayBuffer())
  const part = await fetch(url, { headers: { range: 'bytes=0-9' } })
  expect(part.status).toBe(206)
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(0, 10))).toBe(true)
})

it.each([
  ['an unknown collection', 'GET', '/nothing', 404],
  ['an unknown call', 'POST', '/auth/nothing', 404],
  ['an unknown document', 'GET', '/pages/none', 404],
  ['a query on a field that does not exist', 'GET', '/pages?where[nothing][equals]=1', 400],
  ['a query with an operator that does not exist', 'GET', '/pages?where[slug][nothing]=1', 400],
  ['a page number that is none', 'GET', '/pages?page=x&limit=y&depth=z', 400],
  ['a sort by what does not exist', 'GET', '/pages?sort=nothing', 200],
  ['a method the call does not have', 'DELETE', '/auth/me', 404],
  ['a wrong shape', 'POST', '/auth/loginAndSendOtp', 400],
  ['a change without a right', 'PATCH', '/pages/none', 403],
])('answers %s with a status below 500, as JSON', async (_what, method, path, expected) => {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: { origin: ORIGIN, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  const text = await response.text()
  expect([response.status, response.headers.get('content-type')]).toEqual([
    expected,
    expect.stringContaining('json'),
  ])
  expect(text).not.toMatch(/\bat \S+ \(/)
})

it('answers HEAD on a list', async () => {
  const response = await fetch(`${api}/pages?limit=1`, { method: 'HEAD' })
  expect([response.status, await response.text()]).toEqual([200, ''])
})
