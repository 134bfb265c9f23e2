import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { listScheduled } from '#cms/operations/content/listScheduled.ts'
import { startPayload } from '#cms/payload.ts'
import type { ScheduledView } from '#domain/calls/content.ts'
import { SCHEDULE_TEXTS } from '#domain/content/scheduleTexts.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor, createPage } from '#tests/support/editing.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'

type Answer = {
  apiSuccess: boolean
  message: string
  code?: string
  change: ScheduledView
  unfilled: string[]
}
type List = { timeZone: string; changes: ScheduledView[] }

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let editor: Browser
let reader: Browser

const HOUR = 3_600_000

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  editor = await signInStaff(project, (await createEditor(payload, project)).phone)
  const readOnly = await createEditor(payload, project, [{ id: 'pages', canEdit: false }])
  reader = await signInStaff(project, readOnly.phone)
})

const freshPage = async () => (await createPage(payload, project)).id
const ask = (browser: Browser, id: string, values: object = {}) =>
  browser.post<Answer>('/content/schedule', {
    entity: 'pages',
    id,
    action: 'publish',
    at: Date.now() + HOUR,
    ...values,
  })
const waiting = async (id: string) =>
  (await editor.get<List>(`/content/scheduled?entity=pages&id=${id}&state=pending`)).body.changes

it('scheduling a draft reports its missing required fields, and changing it later is allowed', async () => {
  const post = (await payload.create({
    collection: 'blogs',
    data: { title: 'Winter revision plan', project: project.id } as never,
    draft: true,
    overrideAccess: true,
    context: { project },
  })) as { id: string }
  const writer = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  const lacking = async (values: object = {}) =>
    (await ask(writer, post.id, { entity: 'blogs', ...values })).body.unfilled
  expect(await lacking()).toEqual(['Excerpt', 'Author'])
  expect(await lacking({ action: 'unpublish' })).toEqual([])
  await payload.update({
    collection: 'blogs',
    id: post.id,
    draft: true,
    overrideAccess: true,
    context: { project },
    data: { excerpt: 'Four weeks', author: 'The desk' } as never,
  })
  expect(await lacking()).toEqual([])
})

it('schedules a page, lists it with the project’s time zone, and cancels it', async () => {
  const id = await freshPage()
  const at = Date.now() + HOUR
  const { body } = await ask(editor, id, { at })
  expect(body).toMatchObject({
    apiSuccess: true,
    message: SCHEDULE_TEXTS.scheduled,
    change: { at, by: 'Test Person' },
  })
  const { body: list } = await reader.get<List>(`/content/scheduled?from=${at}&to=${at + 1}`)
  expect(list).toMatchObject({
    timeZone: 'Asia/Kolkata',
    changes: [{ id: body.change.id, state: 'pending' }],
  })
  expect((await editor.post('/content/unschedule', { id: body.change.id })).body.apiSuccess).toBe(true)
  expect(await waiting(id)).toEqual([])
  const again = await editor.post<Answer>('/content/unschedule', { id: body.change.id })
  expect(again.body).toMatchObject({ apiSuccess: false, code: 'meanwhile' })
  const { docs } = await payload.find({
    collection: 'audit-logs',
    where: { entityId: { equals: id } },
    sort: 'at',
    overrideAccess: true,
  })
  expect(docs.map(({ action }) => action)).toEqual(['schedule', 'schedule'])
})

it('keeps the newest publication and end of a document, however many are scheduled at once', async () => {
  const id = await freshPage()
  await ask(editor, id, { action: 'unpublish', at: Date.now() + 9 * HOUR })
  const asked = await Promise.all(
    [1, 2, 3, 4, 5].map((hours) => ask(editor, id, { at: Date.now() + hours * HOUR })),
  )
  expect(asked.every(({ body }) => body.apiSuccess)).toBe(true)
  const left = await waiting(id)
  expect(left.map(({ action }) => action).toSorted()).toEqual(['publish', 'unpublish'])
})

it.each([
  ['a time that is over', () => ({ at: Date.now() - 1 }), 'past'],
  ['a time years ahead', () => ({ at: Date.now() + 3 * 366 * 24 * HOUR }), 'tooFar'],
])('refuses %s', async (_, values, code) => {
  const { status, body } = await ask(editor, await freshPage(), values())
  expect([status, body.code]).toEqual([200, code])
})

it.each([
  { action: 'delete' },
  { entity: 'orders' },
  { at: '2026-11-21T10:00' },
  { at: 1.5 },
  { at: -1 },
  { at: 1e300 },
  { id: '' },
  { id: 'x'.repeat(200) },
])('refuses %j with 400 and the invalid field', async (values) => {
  const { status, body } = await ask(editor, 'any', values)
  expect(status).toBe(400)
  expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual(Object.keys(values))
})

it('a failed change of an earlier month is listed until it is rescheduled or dismissed', async () => {
  const failed = async () => {
    const row = await payload.db.create({
      collection: 'scheduled-changes',
      data: {
        project: project.id,
        entity: 'pages',
        entityId: await freshPage(),
        title: 'Old offer',
        action: 'publish',
        at: new Date(Date.now() - 2000 * HOUR).toISOString(),
        state: 'failed',
        problem: 'Something is missing',
      },
    })
    return { id: String(row.id), page: String(row.entityId) }
  }
  const [renewed, dismissed] = [await failed(), await failed()]
  const openFailures = async () =>
    (await listScheduled(payload, { project: project.id, entities: ['pages'], states: ['failed'] })).map(
      ({ id }) => id,
    )
  expect(await openFailures()).toEqual([renewed.id, dismissed.id])
  // Another action leaves the failure as it is.
  await ask(editor, renewed.page, { action: 'unpublish' })
  expect(await openFailures()).toContain(renewed.id)
  await ask(editor, renewed.page)
  expect(await openFailures()).toEqual([dismissed.id])
  const tries = await Promise.all(
    [1, 2].map(() => editor.post<Answer>('/content/unschedule', { id: dismissed.id })),
  )
  expect(tries.map(({ body }) => body.message).toSorted()).toEqual([
    SCHEDULE_TEXTS.ended,
    SCHEDULE_TEXTS.notPending,
  ])
  expect(await openFailures()).toEqual([])
  expect(await waiting(renewed.page)).toHaveLength(2)
})

it('is for people who may edit that document', async () => {
  const id = await freshPage()
  const at = Date.now() + HOUR
  const { body } = await ask(editor, id, { at })
  const foreign = await createProject(payload)
  const stranger = await signInStaff(foreign, (await createEditor(payload, foreign)).phone)
  const learner = await signIn(project, (await createPerson(payload, project)).phone)
  const blogger = await signInStaff(
    project,
    (await createEditor(payload, project, [{ id: 'blogs', canEdit: true }])).phone,
  )
  const tries: [string, Browser, number][] = [
    ['nobody', openBrowser(project), 401],
    ['a learner', learner, 403],
    ['somebody who may look', reader, 403],
    ['an editor of the blog', blogger, 403],
    ['an editor of another project', stranger, 404],
  ]
  for (const [who, browser, status] of tries) {
    expect((await ask(browser, id)).status, `${who} schedules`).toBe(status)
    const cancelled = await browser.post('/content/unschedule', { id: body.change.id })
    expect(cancelled.status, `${who} cancels`).toBe(status)
  }
  expect(await waiting(id)).toMatchObject([{ id: body.change.id, at }])
  expect((await stranger.get<List>(`/content/scheduled?id=${id}`)).body.changes).toEqual([])
  expect((await openBrowser(project).get('/content/scheduled')).status).toBe(401)
})

it('deletes the scheduled changes of a deleted document', async () => {
  const id = await freshPage()
  await ask(editor, id)
  expect((await editor.call('DELETE', `/pages/${id}`)).status).toBe(200)
  expect(await waiting(id)).toEqual([])
})

it('lets sub admins with assigned products schedule and see those only', async () => {
  const [mine, others] = [await createCourse(payload, project), await createCourse(payload, project)]
  const own = String(mine.product.id)
  const foreign = String(others.product.id)
  const entity = 'selling-products'
  const seller = await createEditor(payload, project, [{ id: 'products', canEdit: true }])
  const all = await signInStaff(project, seller.phone)
  const later = await ask(all, foreign, { entity, action: 'unpublish' })
  expect(later.body).toMatchObject({ apiSuccess: true, change: { entity, entityId: foreign } })

  const person = await createPerson(payload, project, 650)
  await giveAccess(payload, project, String(person.id), [{ id: 'subadminProducts', canEdit: true }], {
    assigned: { assignedProducts: [own] },
  })
  const assigned = await signInStaff(project, person.phone)
  expect((await ask(assigned, own, { entity })).body).toMatchObject({ apiSuccess: true })
  expect((await ask(assigned, foreign, { entity })).status).toBe(404)
  expect((await assigned.post('/content/unschedule', { id: later.body.change.id })).status).toBe(403)
  const scheduledSeenBy = async (browser: Browser) =>
    (await browser.get<List>(`/content/scheduled?entity=${entity}&state=pending`)).body.changes.map(
      ({ entityId }) => entityId,
    )
  expect(await scheduledSeenBy(assigned)).toEqual([own])
  expect((await scheduledSeenBy(all)).toSorted()).toEqual([own, foreign].toSorted())
  expect((await ask(editor, own, { entity })).status, 'an editor of pages').toBe(403)

  expect((await all.call('DELETE', `/selling-products/${foreign}`)).status).toBe(200)
  expect(await scheduledSeenBy(all), 'what is deleted waits for nothing').toEqual([own])
})
