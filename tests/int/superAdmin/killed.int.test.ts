import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { type Browser, openBrowser, overHttp } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'

let home: RequestProject
let other: RequestProject
let learnerPhone: string
let owner: Browser
let port: number
let server: BareServer

beforeAll(async () => {
  const payload = await startPayload()
  home = await createProject(payload)
  other = await createProject(payload)
  learnerPhone = (await createPerson(payload, other)).phone
  const { phone } = await createPerson(payload, null, 1000)
  // From here on only the killed server uses the database.
  await payload.destroy()
  port = await freePort()
  server = await startBareServer(port)
  owner = await signInStaff(home, phone, openBrowser(home, overHttp(server.origin, home.slug)))
})
afterAll(() => server?.stop())

type Created = { apiSuccess: boolean; message: string; counts: Record<string, number>; project: ProjectView }
const create = (slug: string) =>
  owner.post<Created>('/super-admin/projects', { slug, title: 'Killed', from: { seedFolder: 'demo2' } })
const listed = async () =>
  (await owner.get<{ projects: ProjectView[] }>('/super-admin/projects')).body.projects
const visit = (path: string) => fetch(`${server.origin}${path}`, { redirect: 'manual' })

it('completes a project after a kill during its creation, without duplicates', async () => {
  const whole = await create('whole')
  expect(whole.body.apiSuccess, whole.body.message).toBe(true)
  const half = create('half').catch(() => null)
  await expect
    .poll(async () => (await listed()).find(({ slug }) => slug === 'half'), { interval: 10 })
    .toBeDefined()
  await server.kill()
  expect(await half, 'it was not done before the kill').toBeNull()
  server = await startBareServer(port)
  expect((await listed()).find(({ slug }) => slug === 'half')).toMatchObject({
    isUnfinished: true,
    status: 'suspended',
  })
  expect((await visit('/_projects/half/api/selling-products')).status).toBe(404)

  const again = await create('half')
  expect(again.body.project).toMatchObject({
    status: 'active',
    isUnfinished: false,
    counts: whole.body.project.counts,
  })
  expect(again.body.counts).toEqual(whole.body.counts)
  expect((await visit('/_projects/half/api/selling-products')).status).toBe(200)
})

it('closes a suspended project for everybody but owners, and reopens it', async () => {
  const learner = await signIn(other, learnerPhone, openBrowser(other, overHttp(server.origin, other.slug)))
  expect((await learner.get('/auth/me')).status).toBe(200)
  const suspended = await owner.post('/super-admin/suspend', { project: other.slug, confirm: other.slug })
  expect(suspended.body.apiSuccess).toBe(true)
  await expect.poll(async () => (await visit(`/_projects/${other.slug}/api/pages`)).status).toBe(404)
  expect((await visit(`/_projects/${other.slug}/admin`)).status).toBe(404)
  expect((await visit(`/_projects/${other.slug}/`)).status).toBe(404)
  expect((await learner.get('/auth/me')).status).toBe(404)
  // At the project's host the owners' calls still work, and require a sign-in.
  expect((await learner.post('/super-admin/resume')).status).toBe(403)
  expect((await visit(`/_projects/${other.slug}/api/super-admin/projects`)).status).toBe(401)

  expect((await owner.post('/super-admin/resume', { project: other.slug })).body.apiSuccess).toBe(true)
  await expect.poll(async () => (await learner.get('/auth/me')).status).toBe(200)
})
