import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { answerObjections } from '#cms/operations/exams/objections/answerObjections.ts'
import { followSources } from '#cms/operations/requests/followSources.ts'
import { refuseReturn } from '#cms/operations/returns/decideReturn.ts'
import { startPayload } from '#cms/payload.ts'
import { conditionalUpdate, readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { LeadSubmission } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { plainPaper, releasePaper } from '#tests/support/exams/releasePaper.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { addOrder } from '../panel/made.ts'

type Answer = { apiSuccess: boolean; code?: string }

let payload: BasePayload
let project: RequestProject
let student: Awaited<ReturnType<typeof createPerson>>
let editors: string[]
let desk: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  const people = [1, 2].map(() => createDesk(['userRequests', 'orders', 'quizAttempts']))
  const [first, second] = await Promise.all(people)
  editors = [String(first?.id), String(second?.id)]
  desk = await signInStaff(project, first?.phone ?? '')
})

/** Somebody of the team who may edit with these modules. */
async function createDesk(modules: string[]) {
  const person = await createEditor(payload, project, [])
  const list = modules.map((id) => ({ id, canEdit: true }))
  await giveAccess(payload, project, String(person.id), list, { features: ['quizzes'] })
  return person
}

const HOUR_MS = 3_600_000
const now = () => new Date()
const rows = (): Promise<LeadSubmission[]> =>
  readRows({
    payload,
    collection: 'lead-submissions',
    where: { project: { equals: project.id } },
    sort: ['createdAt'],
    limit: 50,
  })

async function addReturn(more: object = {}): Promise<string> {
  const at = new Date(Date.now() - 5 * HOUR_MS).toISOString()
  const order = await addOrder(payload, {
    project: project.id,
    student: String(student.id),
    paise: 49_900,
    paidAt: Date.now(),
  })
  const { id } = await payload.db.create({
    collection: 'returns',
    data: {
      project: project.id,
      order,
      orderNumber: 'DE-26-000001',
      student: student.id,
      kind: 'refund',
      state: 'requested',
      way: 'source',
      paidPaise: 0,
      creditsPaise: 0,
      note: 'Not what I need',
      requestedAt: at,
      changedAt: at,
      requestKey: randomUUID(),
      pendingTask: null,
      rev: 0,
      lines: [],
      by: null,
      ...more,
    },
  })
  return String(id)
}

type Objected = { id: string; paper: string; release: string }
async function addPaper(): Promise<Objected> {
  const { id } = await payload.db.create({
    collection: 'quizzes',
    data: { project: project.id, title: 'Optics quiz', slug: `optics-${randomUUID()}`, _status: 'published' },
  })
  return { id: String(id), paper: String(id), release: randomUUID() }
}
async function object({ paper, release }: Objected, reason: string, about = 'key'): Promise<string> {
  const key = randomUUID()
  await payload.db.create({
    collection: 'objections',
    data: {
      key,
      slot: key,
      about,
      project: project.id,
      paper,
      release,
      attempt: randomUUID(),
      reason,
      question: 'optics00',
      student: String(student.id),
      state: 'open',
      raisedAt: now().toISOString(),
    },
  })
  return key
}
const decide = (paper: Objected, event: 'accept' | 'reject', note: string) =>
  answerObjections(
    payload,
    { title: 'Optics quiz', hindiTitle: null },
    {
      release: paper.release,
      question: 'optics00',
      kind: 'objections',
      event,
      note,
      by: editors[0] as string,
    },
    now(),
  )

it('a requested return and an objection to a key are in the queue, with an owner assigned in rotation, age and due time', async () => {
  const refund = await addReturn()
  await addReturn({ by: 'Desk', state: 'approved' })
  const paper = await addPaper()
  for (const reason of ['Option c follows', 'Option c is right']) await object(paper, reason)
  await object(paper, 'The picture is missing', 'picture')
  for (let times = 0; times < 2; times++) await Promise.all([1, 2].map(() => followSources(payload, now())))
  const listed = await rows()
  expect(listed).toMatchObject([
    {
      kind: 'refund',
      state: 'open',
      formTitle: 'Refund of order DE-26-000001',
      page: `/admin/collections/returns/${refund}`,
      name: student.name,
    },
    {
      kind: 'keyChallenge',
      state: 'open',
      formTitle: 'Optics quiz',
      page: `/admin/collections/quizzes/${paper.id}/keys?release=${paper.release}`,
    },
  ])
  expect(listed.map(({ owner }) => idOf(owner)).toSorted()).toEqual(editors.toSorted())
  expect(Date.now() - Date.parse(listed[0]?.createdAt ?? '')).toBeGreaterThan(4 * HOUR_MS)
  expect(listed.every(({ dueAt }) => Boolean(dueAt))).toBe(true)
  const browser = await signIn(project, student.phone)
  expect((await browser.get<{ requests: object[] }>('/requests/mine')).body.requests).toEqual([])
})

it('its row gets the result when it is decided on its own page, and cannot be closed in the queue', async () => {
  const refund = await addReturn()
  const paper = await addPaper()
  await object(paper, 'Option c follows')
  await followSources(payload, now())
  for (const { id } of await rows()) {
    const { body } = await desk.post<Answer>('/userrequests/close', { request: id, result: 'Done by hand' })
    expect(body.code).toBe('elsewhere')
  }
  await refuseReturn({ payload, id: refund, by: 'Desk', answer: 'It was watched', now: now() })
  await decide(paper, 'accept', 'Option c is right')
  expect((await rows()).map(({ state, result }) => [state, result])).toEqual([
    ['done', 'Refused: It was watched'],
    ['done', 'Accepted: Option c is right'],
  ])
  // Staff may decide again, and another student may object.
  await decide(paper, 'reject', 'Option b after all')
  expect((await rows())[1]).toMatchObject({ state: 'done', result: 'Rejected: Option b after all' })
  await object(paper, 'Look at it again')
  await followSources(payload, now())
  const [, again] = await rows()
  expect(again).toMatchObject({ state: 'open', result: null, doneAt: null })
  expect(Date.parse(again?.dueAt ?? '')).toBeGreaterThan(Date.now())
})

/** Requests and other objects that refer to themselves are of no interest. */
const plain = (key: string, value: unknown) => (key === 'req' ? undefined : value)

it('objections to many keys are described and settled in as many reads as to one', async () => {
  // Reads of the table on SQLite, of the collection on MongoDB.
  const { client } = payload.db as unknown as { client?: { execute: (statement: unknown) => unknown } }
  const readsOf = async (run: () => Promise<unknown>) => {
    const finds = vi.spyOn(payload.db, 'find')
    const statements = client && vi.spyOn(client, 'execute')
    await run()
    const calls = [...finds.mock.calls, ...(statements?.mock.calls ?? [])]
    finds.mockRestore()
    statements?.mockRestore()
    return calls.filter(([what]) =>
      /from \\"objections\\"|"collection":"objections"/.test(JSON.stringify(what, plain)),
    ).length
  }
  const many = await Promise.all(Array.from({ length: 12 }, addPaper))
  for (const paper of many) {
    await object(paper, 'The first reason')
    await object(paper, 'A later one')
  }
  expect(await readsOf(() => followSources(payload, now()))).toBeLessThan(8)
  expect((await rows()).map(({ answers }) => answers?.at(-1)?.value)).toEqual(
    many.map(() => 'The first reason'),
  )
  const where = { release: { in: many.map(({ release }) => release) } }
  const decided = { state: 'rejected' as const, note: 'b it is', decidedAt: now().toISOString() }
  await payload.db.updateMany({ collection: 'objections', where, data: decided, returning: false })
  expect(await readsOf(() => followSources(payload, now()))).toBeLessThan(8)
  expect((await rows()).map(({ state, result }) => [state, result])).toEqual(
    many.map(() => ['done', 'Rejected: b it is']),
  )
})

it('a return counts once for staff with a list of returns, and as a user request for other staff', async () => {
  await addReturn()
  await followSources(payload, now())
  const countsOf = async (modules: string[]) => {
    const list = modules.map((id) => ({ id, canEdit: true }))
    const { phone } = await createEditor(payload, project, list)
    const by = await signInStaff(project, phone)
    return (await by.get<{ counts: Record<string, number> }>('/panel/counts')).body.counts
  }
  expect(await countsOf(['orders', 'userRequests'])).toMatchObject({ orders: 1 })
  expect((await countsOf(['orders', 'userRequests'])).userRequests).toBeUndefined()
  expect(await countsOf(['userRequests'])).toMatchObject({ userRequests: 1 })
  const attempt = `request-${randomUUID()}`
  const browser = await signIn(project, student.phone)
  await browser.post('/requests/send', { kind: 'callback', text: 'Please call me back', attempt })
  expect(await countsOf(['orders', 'userRequests'])).toMatchObject({ orders: 1, userRequests: 1 })
})

it('a row is updated after an interrupted decision, and after one that was reversed', async () => {
  const refund = await addReturn()
  const paper = await addPaper()
  const key = await object(paper, 'Option c follows')
  await followSources(payload, now())
  const where = { id: { equals: refund } }
  await conditionalUpdate({ payload, collection: 'returns', where, data: { state: 'approved' } })
  await followSources(payload, now())
  expect((await rows())[0]).toMatchObject({ state: 'inProgress', dueAt: null })
  const paid = { state: 'done' as const, paidPaise: 49_900 }
  await conditionalUpdate({ payload, collection: 'returns', where, data: paid })
  await conditionalUpdate({
    payload,
    collection: 'objections',
    where: { key: { equals: key } },
    data: { state: 'withdrawn' },
  })
  await followSources(payload, now())
  expect((await rows()).map(({ state, result }) => [state, result])).toEqual([
    ['done', '₹499 went back.'],
    ['done', 'Taken back.'],
  ])
})

it('requests of a deleted account are closed, and their name and text are deleted', async () => {
  const browser = await signIn(project, student.phone)
  const attempt = `request-${randomUUID()}`
  await browser.post('/requests/send', { kind: 'deletion', text: 'Please delete my account', attempt })
  await deleteAccount(payload, student as never, now())
  const [row] = await rows()
  expect(row).toMatchObject({
    kind: 'deletion',
    state: 'done',
    result: 'The account was deleted.',
    name: 'Deleted account',
    phone: null,
    email: null,
    answers: [],
  })
})

it('is owned by those alone who may decide it, and names the question of the paper', async () => {
  const refundsOnly = await createDesk(['userRequests', 'orders'])
  const keysOnly = await createDesk(['userRequests', 'quizAttempts'])
  const neither = await createDesk(['userRequests'])
  await addReturn()
  const released = await releasePaper(payload, project, {
    kind: 'quizzes',
    paper: plainPaper(['optics01', 'optics00']),
  })
  await object({ ...released, paper: released.id }, 'Option c follows')
  await followSources(payload, now())
  const [refund, key] = await rows()
  expect(key?.formTitle).toMatch(/, question 2$/)
  expect(key?.answers).toMatchObject([
    { label: 'Paper' },
    { label: 'Question', value: '2' },
    { label: 'What they wrote', value: 'Option c follows' },
  ])
  const assign = async (request: LeadSubmission | undefined, owner: { id: string | number }) =>
    (await desk.post<Answer>('/userrequests/assign', { request: request?.id, owner: String(owner.id) })).body
      .apiSuccess
  expect([
    await assign(refund, refundsOnly),
    await assign(refund, keysOnly),
    await assign(refund, neither),
  ]).toEqual([true, false, false])
  expect([await assign(key, keysOnly), await assign(key, refundsOnly), await assign(key, neither)]).toEqual([
    true,
    false,
    false,
  ])
})
