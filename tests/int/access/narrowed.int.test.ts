import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { AUTH_LIMIT_CEILINGS } from '#domain/auth/policy.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

let payload: BasePayload
let project: RequestProject
let browser: Browser
let mine: Awaited<ReturnType<typeof createCourse>>
let others: Awaited<ReturnType<typeof createCourse>>

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  ;[mine, others] = [await createCourse(payload, project), await createCourse(payload, project)]
  browser = openBrowser(project)
})

/** Request headers of a new sub admin with edit permission for these modules. */
async function subAdmin(modules: string[], assigned: Record<string, string[]> = {}) {
  const user = String((await createPerson(payload, project, 650)).id)
  const list = modules.map((id) => ({ id, canEdit: true }))
  await giveAccess(payload, project, user, list, { assigned })
  return { authorization: `Bearer ${await openTestSession(payload, user, project, true)}` }
}

it('a sub admin with assigned classes cannot move a lecture into another class', async () => {
  const [own, foreign] = [String(mine.course.id), String(others.course.id)]
  const headers = await subAdmin(['lectures'], { assignedClasses: [own] })
  const lecture = `/lectures/${mine.lectures[0]?.id}`
  const moved = await browser.call('PATCH', lecture, { class: foreign }, headers)
  expect([moved.status, JSON.stringify(moved.body)]).toEqual([
    400,
    expect.stringContaining('assigned to you'),
  ])
  expect((await browser.call('PATCH', lecture, { class: own, minutes: 30 }, headers)).status).toBe(200)
})

it('a sub admin with assigned products cannot add an unassigned class to them', async () => {
  const product = String(mine.product.id)
  const headers = await subAdmin(['subadminProducts'], { assignedProducts: [product] })
  const path = `/selling-products/${product}`
  const add = (classes: unknown[]) => browser.call('PATCH', path, { classes }, headers)
  expect((await add([mine.course.id, others.course.id])).status).toBe(400)
  expect((await add([mine.course.id])).status).toBe(200)
})

it('a sub admin with assigned products cannot read payments', async () => {
  const headers = await subAdmin(['orders'], { assignedProducts: [String(mine.product.id)] })
  expect((await browser.get('/payments', headers)).status).toBe(403)
  expect((await browser.get('/payments', await subAdmin(['orders']))).status).toBe(200)
})

it('senders, gateways and sign-in limits are editable by admins only, whatever modules a sub admin has', async () => {
  const headers = await subAdmin(['advanceSettings', 'gateways', 'portalSettings'])
  for (const slug of ['message-settings', 'payment-settings'])
    expect((await browser.post(`/${slug}`, {}, headers)).status, slug).toBe(403)
  const [config] = (
    await payload.find({ collection: 'admin-configs', where: { project: { equals: project.id } } })
  ).docs
  const change = (authLimits: object, as: Record<string, string>) =>
    browser.call('PATCH', `/admin-configs/${config?.id}`, { authLimits }, as)
  await change({ ...config?.authLimits, maxTries: AUTH_LIMIT_CEILINGS.maxTries }, headers)
  const stored = await payload.findByID({ collection: 'admin-configs', id: config?.id as string })
  expect(stored.authLimits?.maxTries).toBe(config?.authLimits?.maxTries)
  const admin = String((await createPerson(payload, project, 800)).id)
  const asAdmin = { authorization: `Bearer ${await openTestSession(payload, admin, project, true)}` }
  expect((await change({ ...config?.authLimits, maxTries: 1_000_000 }, asAdmin)).status).toBe(400)
})

it('a client outside the panel reads at most 1,000 rows at once', async () => {
  const asked = await browser.get<{ limit: number }>('/lectures?limit=0&depth=0')
  expect(asked.body.limit).toBe(1000)
  const paged = await browser.get<{ limit: number }>('/lectures?limit=7')
  expect(paged.body.limit).toBe(7)
})

it.each([['//evil.example/x'], ['/.//evil.example/x'], ['/\\evil.example'], ['https://evil.example/']])(
  'leaving a preview redirects to this site alone, requested with %s',
  async (to) => {
    const answer = await browser.call('GET', `/content/preview/exit?to=${encodeURIComponent(to)}`)
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location') ?? '', 'http://here.invalid').host).toBe('here.invalid')
  },
)
