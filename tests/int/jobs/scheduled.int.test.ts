import { afterEach, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { runScheduled } from '#cms/jobs/runScheduled.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow } from '#database/guard.ts'
import { SCHEDULE_TEXTS } from '#domain/content/scheduleTexts.ts'
import { effects } from '#hooks/effects.ts'
import type { ScheduledChange } from '#payload-types'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor, createPage } from '#tests/support/editing.ts'
import { createPerson } from '#tests/support/people.ts'
import { triesOf } from '#tests/support/sample.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let editor: string

beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  editor = String((await createEditor(payload, project)).id)
})
afterEach(() => {
  effects.publishChange = () => {}
})

const NOW = Date.parse('2026-11-21T10:00:00Z')
const timeAt = (ms: number) => new Date(ms)

/** Inserts a change as content/schedule stores it. */
const scheduleRow = (entityId: string, values: Partial<ScheduledChange> = {}) =>
  payload.create({
    collection: 'scheduled-changes',
    data: {
      project: project.id,
      entity: 'pages',
      entityId,
      title: 'A page',
      action: 'publish',
      at: timeAt(NOW - 1000).toISOString(),
      state: 'pending',
      createdBy: editor,
      createdByName: 'Test Person',
      ...values,
    } as never,
    overrideAccess: true,
    // Also a person of another project, whom a save would refuse.
    context: { trustsRelations: true },
  })

const changeOf = (id: string) =>
  readRow({ payload, collection: 'scheduled-changes', where: { id: { equals: id } } })
const pageOf = (id: string) => readRow({ payload, collection: 'pages', where: { id: { equals: id } } })
const versionsOf = async (parent: string) =>
  (await payload.db.findVersions({ collection: 'pages', where: { parent: { equals: parent } }, limit: 100 }))
    .docs
const auditOf = async (id: string) =>
  (
    await payload.find({
      collection: 'audit-logs',
      where: { entityId: { equals: id } },
      overrideAccess: true,
    })
  ).docs

it('publishes the latest draft when it is due, on behalf of the person who scheduled it', async () => {
  const page = await createPage(payload, project, { title: 'First words' })
  const change = await scheduleRow(page.id, { title: 'First words' })
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { title: 'Last words' },
    draft: true,
    overrideAccess: true,
  })
  const tags: string[] = []
  effects.publishChange = (changed) => tags.push(...changed)

  expect(await runScheduled(payload, timeAt(NOW - 2000))).toBe(0)
  expect((await pageOf(page.id))?._status).toBe('draft')
  expect(await runScheduled(payload, timeAt(NOW))).toBe(1)

  expect(await pageOf(page.id)).toMatchObject({ _status: 'published', title: 'Last words' })
  expect(await changeOf(change.id)).toMatchObject({ state: 'done', doneAt: timeAt(NOW).toISOString() })
  expect(tags).toContain(`p:${project.slug}:pages:last-words`)
  expect(await auditOf(page.id)).toMatchObject([
    { action: 'publish', actor: editor, summary: 'Published page “First words” as scheduled' },
  ])
})

it('unpublishes a page', async () => {
  const page = await createPage(payload, project, { _status: 'published' })
  const change = await scheduleRow(page.id, { action: 'unpublish' })
  await runScheduled(payload, timeAt(NOW))
  expect((await pageOf(page.id))?._status).toBe('draft')
  expect((await changeOf(change.id))?.state).toBe('done')
})

it('publishes a product at its time, and records why one without contents is refused', async () => {
  const seller = await createEditor(payload, project, [{ id: 'products', canEdit: true }])
  const { product } = await createCourse(payload, project, { _status: 'draft' })
  const { product: empty } = await createCourse(payload, project, { _status: 'draft', classes: [] })
  const values = { entity: 'selling-products', createdBy: String(seller.id) } as const
  const [sold, refused] = [await scheduleRow(product.id, values), await scheduleRow(empty.id, values)]
  expect(await runScheduled(payload, timeAt(NOW))).toBe(2)
  const statusOf = async (id: string) =>
    (await readRow({ payload, collection: 'selling-products', where: { id: { equals: id } } }))?._status
  expect([await statusOf(product.id), await statusOf(empty.id)]).toEqual(['published', 'draft'])
  expect((await changeOf(sold.id))?.state).toBe('done')
  expect(await changeOf(refused.id)).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Choose what buyers get'),
  })
})

it('records that the last product of a bundle on sale stays on sale', async () => {
  const seller = await createEditor(payload, project, [{ id: 'products', canEdit: true }])
  const { product } = await createCourse(payload, project)
  const includes = [product.id] as never
  const { product: bundle } = await createCourse(payload, project, { kind: 'bundle', classes: [], includes })
  const change = await scheduleRow(product.id, {
    entity: 'selling-products',
    createdBy: String(seller.id),
    action: 'unpublish',
  } as const)
  await runScheduled(payload, timeAt(NOW))
  const kept = await readRow({
    payload,
    collection: 'selling-products',
    where: { id: { equals: product.id } },
  } as const)
  expect(kept?._status).toBe('published')
  expect(await changeOf(change.id)).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining(`“${bundle.title}” is on sale`),
  })
})

const DUE = triesOf({ few: 40, full: 100 })

it(`applies each of ${DUE} due changes once with two concurrent runners`, async () => {
  const pages = []
  for (let index = 0; index < DUE; index++) {
    const page = await createPage(payload, project)
    await scheduleRow(page.id)
    pages.push(page.id)
  }
  let taken = 0
  const runner = async () => {
    for (let rounds = 0; rounds < 50; rounds++) {
      const some = await runScheduled(payload, timeAt(NOW))
      taken += some
      if (some === 0) return
    }
  }
  await Promise.all([runner(), runner()])
  expect(taken).toBe(DUE)
  for (const id of pages) {
    expect((await pageOf(id))?._status).toBe('published')
    expect(await versionsOf(id), 'the draft and its publication').toHaveLength(2)
    expect(await auditOf(id)).toHaveLength(1)
  }
})

it('completes interrupted changes without repeating finished steps', async () => {
  const [begun, published, recorded] = [
    await createPage(payload, project),
    await createPage(payload, project),
    await createPage(payload, project),
  ]
  const leased = { state: 'running', leasedUntil: timeAt(NOW + 12_000).toISOString() } as const
  // The third one lacks only its last step.
  const whole = await scheduleRow(recorded.id)
  await runScheduled(payload, timeAt(NOW))
  await payload.db.updateOne({ collection: 'scheduled-changes', id: whole.id, data: leased })
  const changes = [whole, await scheduleRow(begun.id, leased), await scheduleRow(published.id, leased)]
  // The second one was published without recording it.
  await payload.update({
    collection: 'pages',
    id: published.id,
    data: { _status: 'published' },
    overrideAccess: true,
  })

  expect(await runScheduled(payload, timeAt(NOW + 11_000)), 'its time is not over').toBe(0)
  expect(await runScheduled(payload, timeAt(NOW + 13_000))).toBe(3)

  for (const page of [begun, published, recorded]) {
    expect((await pageOf(page.id))?._status).toBe('published')
    expect(await auditOf(page.id)).toHaveLength(1)
  }
  for (const page of [published, recorded]) expect(await versionsOf(page.id)).toHaveLength(2)
  for (const change of changes) expect((await changeOf(change.id))?.state).toBe('done')
})

it('publishes a newer draft of a published page', async () => {
  const page = await createPage(payload, project, { _status: 'published', title: 'Old' })
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { title: 'New' },
    draft: true,
    overrideAccess: true,
  })
  await scheduleRow(page.id)
  await runScheduled(payload, timeAt(NOW))
  expect((await pageOf(page.id))?.title).toBe('New')
})

it('stops between two changes when the lease is lost', async () => {
  for (let index = 0; index < 3; index++) await scheduleRow((await createPage(payload, project)).id)
  let left = 2
  expect(await runScheduled(payload, timeAt(NOW), () => left-- > 0)).toBe(2)
  expect(await runScheduled(payload, timeAt(NOW))).toBe(1)
})

it('fails with a reason and notifies admins when the person lost permission, is blocked or deleted, or the page is deleted or incomplete', async () => {
  const admin = await createPerson(payload, project, 800)
  const reader = await createEditor(payload, project, [{ id: 'pages', canEdit: false }])
  const blocked = await createEditor(payload, project)
  await payload.update({
    collection: 'users',
    id: blocked.id,
    data: { isBlocked: true } as never,
    overrideAccess: true,
  })
  const foreign = await createEditor(payload, await createProject(payload))
  const page = async () => (await createPage(payload, project)).id
  const incomplete = await payload.create({
    collection: 'blogs',
    data: { title: 'No author', project: project.id } as never,
    draft: true,
    overrideAccess: true,
    context: { project },
  })
  const cases: [Partial<ScheduledChange>, string, string][] = [
    [{ createdBy: String(reader.id) }, await page(), SCHEDULE_TEXTS.rightGone],
    [{ createdBy: String(blocked.id) }, await page(), SCHEDULE_TEXTS.personGone],
    [{ createdBy: String(foreign.id) }, await page(), SCHEDULE_TEXTS.personGone],
    [{ createdBy: null }, await page(), SCHEDULE_TEXTS.personGone],
    [{}, 'no-such-page', SCHEDULE_TEXTS.documentGone],
    [{ entity: 'blogs', createdBy: String(admin.id) }, String(incomplete.id), 'Author'],
  ]
  for (const [values, id, problem] of cases) {
    const change = await scheduleRow(id, values)
    await runScheduled(payload, timeAt(NOW))
    const after = await changeOf(change.id)
    expect(after?.state, problem).toBe('failed')
    expect(after?.problem).toContain(problem)
    expect(await auditOf(id)).toHaveLength(0)
    const { docs } = await payload.find({
      collection: 'notifications',
      where: { and: [{ user: { equals: admin.id } }, { text: { equals: after?.problem } }] },
      sort: '-createdAt',
      overrideAccess: true,
    })
    expect(docs[0]?.title).toBe('“A page” was not published as scheduled')
  }
})
