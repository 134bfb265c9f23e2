import { randomUUID } from 'node:crypto'
import type { BasePayload, CollectionSlug } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { segmentOf } from '#cms/operations/bulkEmails/bulkLetter.ts'
import { recipientsOf } from '#cms/operations/bulkEmails/recipients.ts'
import { setNews } from '#cms/operations/messages/newsConsent.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import type { BulkPreview } from '#domain/calls/bulkEmails.ts'
import type { BulkEmail } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'

type Answer = { apiSuccess: boolean; message: string; code?: string; doc?: BulkEmail }

let payload: BasePayload
let project: RequestProject
let admin: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

const DAY = 86_400_000
const NOW = new Date()
const create = async (collection: CollectionSlug, data: object): Promise<string> => {
  const row = await payload.db.create({ collection, data: { project: project.id, ...data } as never })
  return String(row.id)
}

/** Somebody with a proven e-mail who has asked for news; their id. */
async function reader(level = 100): Promise<string> {
  const { id } = await createPerson(payload, project, level)
  await payload.db.updateOne({
    collection: 'users',
    id,
    returning: false,
    data: { email: `segment-${randomUUID()}@example.org`, isEmailVerified: true },
  })
  await setNews(payload, String(id), { isOn: true, source: 'settings', now: NOW })
  return String(id)
}
const readers = (count: number) => Promise.all(Array.from({ length: count }, () => reader()))

const product = (tags: string[] = [], more: object = {}) =>
  create('selling-products', {
    title: 'Book',
    slug: `book-${randomUUID()}`,
    kind: 'course',
    pricePaise: 100,
    mrpPaise: 100,
    nowPaise: 100,
    tags,
    _status: 'published',
    ...more,
  })
const batch = (of: string) =>
  create('batches', { title: 'Morning', product: of, startsOn: NOW.toISOString(), _status: 'published' })
const series = () =>
  create('test-series', { title: 'Series', slug: `series-${randomUUID()}`, _status: 'published' })
const paper = (testSeries: string) =>
  create('test-papers', {
    title: 'Mock',
    slug: `mock-${randomUUID()}`,
    testSeries,
    minutes: 60,
    questionCount: 0,
    marks: 0,
    _status: 'published',
  })

const has = (student: string, of: string, more: { endsAt?: number; batch?: string } = {}) =>
  entitle(payload, {
    project: project.id,
    student,
    kind: 'digital-item',
    target: randomUUID(),
    product: of,
    ...more,
  })

const attempt = (student: string, of: string, score: number | null, state = 'published', number = 1) =>
  create('test-user-attempts', {
    key: randomUUID(),
    student,
    kind: 'test-papers',
    paper: of,
    title: 'Mock',
    number,
    state,
    score,
    release: 'r',
    seed: 's',
    language: 'en',
    epoch: 1,
    sequence: 0,
    rev: 0,
    clock: 0,
    moves: 0,
    marking: 0,
    answers: {},
    lateAnswers: {},
    checked: [],
    timing: {},
    messages: [],
    answered: 0,
    flags: 0,
  })

const save = (segment: object, by = admin, more: object = {}) =>
  by.post<Answer>('/bulk-emails', {
    title: 'News',
    subject: 'News',
    perMinute: 10,
    segment,
    blocks: [{ kind: 'text', text: 'Hello' }],
    ...more,
  })
async function draft(segment: object): Promise<BulkEmail> {
  const { body, status } = await save(segment)
  expect(status, body.message).toBe(201)
  return stored(body.doc as BulkEmail)
}
const stored = async ({ id }: Pick<BulkEmail, 'id'>): Promise<BulkEmail> =>
  (await readRow({ payload, collection: 'bulk-emails', where: { id: { equals: id } } })) as BulkEmail

/** Ids of the people that a saved bulk e-mail goes to. */
async function peopleOf(row: BulkEmail): Promise<string[]> {
  const found: string[] = []
  const query = { project: project.id, segment: segmentOf(row), after: null, now: NOW }
  for await (const { people } of recipientsOf(payload, query))
    found.push(...people.map(({ id }) => String(id)))
  return found.toSorted()
}
const whoGets = async (segment: object) => peopleOf(await draft(segment))

it('goes to those of one role, who have asked for news', async () => {
  const [student, franchisee, expert] = [await reader(), await reader(200), await reader(400)]
  await createPerson(payload, project, 400)
  expect(await whoGets({})).toEqual([student])
  expect(await whoGets({ role: 'expert' })).toEqual([expert])
  expect(await whoGets({ role: 'franchise' })).toEqual([franchisee])
})

it('asks for access that is valid now: to a product, to one with a tag, in a batch', async () => {
  const [now, over, tagged, none] = (await readers(4)) as [string, string, string, string]
  const [plain, physics] = [await product(), await product(['physics', 'new'])]
  const morning = await batch(plain)
  const row = await has(now, plain)
  await conditionalUpdate({
    payload,
    collection: 'entitlements',
    data: { batch: morning },
    where: { id: { equals: row?.id } },
  })
  await has(over, plain, { endsAt: NOW.getTime() - DAY })
  await has(over, physics, { endsAt: NOW.getTime() - DAY })
  await has(tagged, physics)
  expect(await whoGets({ owns: plain })).toEqual([now])
  expect(await whoGets({ lacks: plain })).toEqual([over, tagged, none].toSorted())
  expect(await whoGets({ tag: ' physics ' })).toEqual([tagged])
  expect(await whoGets({ tag: 'phys' })).toEqual([])
  expect(await whoGets({ batch: morning })).toEqual([now])
  expect(await whoGets({ batch: morning, lacks: plain })).toEqual([])
})

it('knows when somebody was last here, also after they have signed out', async () => {
  const [here, away] = (await readers(2)) as [string, string]
  for (const [user, days] of [
    [here, 1],
    [away, 40],
  ] as const)
    await insertIfAbsent({
      payload,
      collection: 'user-details',
      data: { project: project.id, user, lastSeenAt: new Date(NOW.getTime() - days * DAY).toISOString() },
    })
  expect(await whoGets({ seenWithinDays: 7 })).toEqual([here])
  expect(await whoGets({ notSeenForDays: 30 })).toEqual([away])
})

it('asks for the best marks in a paper, of attempts that have a result', async () => {
  const [good, better, waiting, elsewhere] = (await readers(4)) as [string, string, string, string]
  const [mock, other] = [await paper(await series()), await paper(await series())]
  await attempt(good, mock, 40)
  await attempt(better, mock, 10)
  await attempt(better, mock, 75.5, 'evaluated', 2)
  await attempt(waiting, mock, null, 'submitted')
  await attempt(waiting, mock, 90, 'cancelled', 2)
  await attempt(elsewhere, other, 80)
  expect(await whoGets({ paper: mock })).toEqual([good, better].toSorted())
  expect(await whoGets({ paper: mock, marksFrom: 41 })).toEqual([better])
  expect(await whoGets({ paper: mock, marksTo: 40 })).toEqual([good])
  expect(await whoGets({ paper: mock, marksFrom: 75.5, marksTo: 75.5 })).toEqual([better])
})

it('is refused with marks of no paper', async () => {
  const { status, body } = await save({ marksFrom: 10 })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Choose the paper of the marks')
})

it('stays as narrow as it was scheduled when its product is deleted', async () => {
  const [owner, other] = (await readers(2)) as [string, string]
  const book = await product()
  await has(owner, book)
  const row = await draft({ owns: book })
  const { body } = await admin.post<Answer>('/bulkemails/schedule', {
    bulkEmail: row.id,
    at: NOW.getTime() + DAY,
  })
  expect(body.apiSuccess, body.message).toBe(true)
  await payload.db.deleteOne({ collection: 'selling-products', where: { id: { equals: book } } })
  const after = await peopleOf(await stored(row))
  expect(after).toEqual([owner])
  expect(after).not.toContain(other)
})

describe('an author', () => {
  const WRITES = { id: 'bulkEmails', canEdit: true } as const
  const give = (id: unknown, modules: string[], assigned = {}) =>
    giveAccess(
      payload,
      project,
      String(id),
      [WRITES, ...modules.map((module) => ({ id: module, canEdit: false }))],
      {
        features: ['bulkEmails'],
        assigned,
      },
    )
  const author = async (...modules: string[]) => {
    const person = await createPerson(payload, project, 650)
    await give(person.id, modules)
    return { person, browser: await signInStaff(project, person.phone) }
  }

  it.each([
    ['role', 'users'],
    ['owns', 'enrolments'],
    ['lacks', 'enrolments'],
    ['tag', 'enrolments'],
    ['batch', 'enrolments'],
    ['seenWithinDays', 'users'],
    ['notSeenForDays', 'users'],
    ['hasCart', 'cart'],
    ['paper', 'testPaperStatus'],
  ])('chooses people by %s with the module %s alone', async (condition, module) => {
    const book = await product()
    const mock = await paper(await series())
    const values: Record<string, unknown> = {
      role: 'expert',
      owns: book,
      lacks: book,
      tag: 'physics',
      batch: await batch(book),
      seenWithinDays: 3,
      notSeenForDays: 3,
      hasCart: true,
      paper: mock,
    }
    const { person, browser } = await author()
    const segment = { [condition]: values[condition] }
    const refused = await save(segment, browser)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Your permissions do not let you')
    expect((await save({}, browser)).status).toBe(201)
    await give(person.id, [module])
    const saved = await save(segment, browser)
    // Without an assigned series the results of no paper are theirs to read.
    expect(saved.status, saved.body.message).toBe(condition === 'paper' ? 400 : 201)
  })

  it('chooses people by results in papers of their assigned series alone', async () => {
    const [mine, others] = [await series(), await series()]
    const { person, browser } = await author('testPaperStatus')
    await give(person.id, ['testPaperStatus'], { assignedTestSeries: [mine] })
    expect((await save({ paper: await paper(mine), marksFrom: 10 }, browser)).status).toBe(201)
    expect((await save({ paper: await paper(others), marksFrom: 10 }, browser)).status).toBe(400)
  })

  it('neither sees, counts nor sends by the conditions of another author', async () => {
    const people = await readers(6)
    const book = await product()
    for (const student of people) await has(student, book)
    const row = await draft({ owns: book })
    const { browser } = await author('users')
    const look = async (by: Browser) =>
      (await by.post<Answer & BulkPreview>('/bulkemails/preview', { bulkEmail: row.id })).body
    expect(await look(admin)).toMatchObject({ isHidden: false, count: 6 })
    expect(await look(browser)).toMatchObject({ isHidden: true, count: null, names: [] })
    const read = await browser.get<BulkEmail>(`/bulk-emails/${row.id}?depth=0`)
    expect(read.body.segment ?? {}).not.toHaveProperty('owns')
    const filtered = await browser.get<{ totalDocs?: number }>(
      `/bulk-emails?where[segment.owns][equals]=${book}`,
    )
    expect(filtered.body.totalDocs ?? 0).toBe(0)
    // The subject may be changed; the conditions of the other author stay.
    const changed = await browser.call('PATCH', `/bulk-emails/${row.id}`, {
      subject: 'Another',
      segment: { seenWithinDays: 3 },
    })
    expect(changed.status).toBe(200)
    expect(segmentOf(await stored(row))).toMatchObject({ owns: book, seenWithinDays: 3 })
    const sent = await browser.post<Answer>('/bulkemails/schedule', { bulkEmail: row.id, at: null })
    expect(sent.status).toBe(403)
    const copy = await browser.call('POST', `/bulk-emails/${row.id}/duplicate`, {})
    expect(copy.status).toBe(400)
  })
})

it('tells the cost of the e-mails by the price in the settings, and of five for fewer people', async () => {
  const row = await draft({})
  const look = async () =>
    (await admin.post<Answer & BulkPreview>('/bulkemails/preview', { bulkEmail: row.id })).body
  expect(await look()).toMatchObject({ costPaise: null })
  await insertIfAbsent({
    payload,
    collection: 'message-settings',
    data: { project: project.id, emailPricePaise: 20_000 },
  })
  await readers(2)
  expect(await look()).toMatchObject({ count: null, costPaise: 100, durationMs: 60_000 })
  await readers(9)
  expect(await look()).toMatchObject({ count: 11, costPaise: 220, durationMs: 120_000 })
})

it('does not tell anybody how many people got it when they are fewer than five', async () => {
  const row = await draft({})
  const shown = async (queuedCount: number) => {
    await payload.db.updateOne({
      collection: 'bulk-emails',
      id: row.id,
      returning: false,
      data: { state: 'sent', queuedCount },
    })
    return (await admin.get<BulkEmail>(`/bulk-emails/${row.id}?depth=0`)).body.queuedCount
  }
  expect(await shown(4)).toBeNull()
  expect(await shown(5)).toBe(5)
  const student = await signIn(project, (await createPerson(payload, project)).phone)
  expect((await student.get(`/bulk-emails/${row.id}`)).status).toBe(403)
})

it('begins again as a draft when it is duplicated, for the people of its own conditions', async () => {
  const row = await draft({ seenWithinDays: 5 })
  await payload.db.updateOne({
    collection: 'bulk-emails',
    id: row.id,
    returning: false,
    data: { state: 'sent', queuedCount: 70, cursor: 'zzz', sentTo: { hasCart: true } },
  })
  const { body } = await admin.call<Answer>('POST', `/bulk-emails/${row.id}/duplicate`, {})
  const copy = await stored(body.doc as BulkEmail)
  expect(copy).toMatchObject({ state: 'draft', queuedCount: 0 })
  expect(copy.cursor ?? null).toBeNull()
  expect(segmentOf(copy)).toMatchObject({ seenWithinDays: 5 })
  expect(segmentOf(copy).hasCart ?? false).toBe(false)
})
