import { parseSetCookie } from 'cookie'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { env } from '#cms/config/env.ts'
import { signSelectedProject } from '#cms/operations/panel/selectedProjectCookie.ts'
import { startPayload } from '#cms/payload.ts'
import { openPayloadBackend } from '#cms/server/api/payloadBackend.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type OpenServer, openServer } from '../server/fixtures/openServer.ts'

const ORIGIN = 'http://localhost:3000'

let payload: BasePayload
let server: OpenServer
let [here, other]: RequestProject[] = []
beforeAll(async () => {
  server = await openServer({
    env: { DATA_DIR: env().DATA_DIR, DEMO: '1' },
    parts: { openBackend: openPayloadBackend },
  })
  payload = await startPayload()
  ;[here, other] = [await createProject(payload), await createProject(payload)]
})
afterAll(() => server.stop())

const project = (which: 'here' | 'other') => (which === 'here' ? here : other) as RequestProject

/** A person's session at the first project, with the panel's calls. */
async function person(level: number) {
  const owner = level === 1000
  const { id } = await createPerson(payload, owner ? null : project('here'), level)
  const token = await openTestSession(payload, String(id), owner ? null : project('here'), true)
  const api = `${server.url}/_projects/${project('here').slug}/api`
  const cookie = (scope?: string) =>
    `${project('here').slug}-staff=${token}${scope ? `; panel-scope=${scope}` : ''}`
  const choose = (slug: string | null) =>
    fetch(`${api}/panel/scope`, {
      method: 'POST',
      headers: { cookie: cookie(), origin: ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ project: slug }),
    })
  const readConfigs = async (scope?: string, extra: Record<string, string> = {}) => {
    const response = await fetch(`${api}/admin-configs?depth=0&limit=100`, {
      headers: { cookie: cookie(scope), referer: `${ORIGIN}/admin`, ...extra },
    })
    const { docs } = (await response.json()) as { docs: { project: string }[] }
    return new Set(docs.map((doc) => doc.project))
  }
  const cookieValueFor = async (slug: string) =>
    /panel-scope=([^;]+)/.exec((await choose(slug)).headers.getSetCookie().join())?.[1] ?? ''
  return { token, choose, seen: readConfigs, given: cookieValueFor }
}

it('shows an owner one project after selecting it, and all again after clearing', async () => {
  const owner = await person(1000)
  expect((await owner.seen()).size).toBeGreaterThan(1)
  const scope = await owner.given(project('other').slug)
  expect(await owner.seen(scope)).toEqual(new Set([project('other').id]))
  const cleared = await owner.choose(null)
  expect(parseSetCookie(cleared.headers.getSetCookie().join())).toMatchObject({
    name: 'panel-scope',
    value: '',
    httpOnly: true,
    expires: new Date(0),
  })
})

it('sets an HttpOnly, SameSite cookie', async () => {
  const owner = await person(1000)
  const [cookie = ''] = (await owner.choose(project('other').slug)).headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
})

it('ignores a value that is not signed for this session', async () => {
  const [owner, second] = [await person(1000), await person(1000)]
  const { slug } = project('other')
  const foreign = await second.given(slug)
  const values = [
    slug,
    `${slug}.${'A'.repeat(43)}`,
    foreign,
    signSelectedProject(Buffer.alloc(32, 1), slug, owner.token),
    foreign.replace(slug, project('here').slug),
  ]
  for (const value of values) expect((await owner.seen(value)).size, value).toBeGreaterThan(1)
  const header = await owner.seen(undefined, { 'x-internal-chosen': project('other').id })
  expect(header.size).toBeGreaterThan(1)
})

it('ignores a deleted project, and still opens a suspended one', async () => {
  const owner = await person(1000)
  expect((await owner.choose('no-such-project')).status).toBe(404)
  const asleep = await createProject(payload)
  const scope = await owner.given(asleep.slug)
  await payload.update({
    collection: 'projects',
    id: asleep.id,
    data: { status: 'suspended' },
    overrideAccess: true,
  })
  expect(await owner.seen(scope)).toEqual(new Set([asleep.id]))
})

it('is for owners: others are refused, and a signed value gives them no access', async () => {
  const admin = await person(800)
  expect((await admin.choose(project('other').slug)).status).toBe(403)
  const owner = await person(1000)
  const scope = await owner.given(project('other').slug)
  expect(await admin.seen(scope)).toEqual(new Set([project('here').id]))
})
