import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepRequests } from '#cms/jobs/sweepRequests.ts'
import { startPayload } from '#cms/payload.ts'
import { readRows } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import type { RequestView } from '#domain/calls/requests.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import type { LeadForm, LeadSubmission } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

type Answer = { apiSuccess: boolean; message: string; code?: string }

let payload: BasePayload
let project: RequestProject
let student: Awaited<ReturnType<typeof createPerson>>
let browser: Browser
let first: Awaited<ReturnType<typeof createEditor>>
let second: Awaited<ReturnType<typeof createEditor>>
let desk: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
  first = await createEditor(payload, project, [{ id: 'userRequests', canEdit: true }])
  second = await createEditor(payload, project, [{ id: 'userRequests', canEdit: true }])
  desk = await signInStaff(project, first.phone)
})

let attempts = 0
const attempt = () => `request-${process.pid}-${attempts++}`
const ask = (more: object = {}, by = browser) =>
  by.post<Answer>('/requests/send', {
    kind: 'callback',
    text: 'Please call me after 5 pm.',
    attempt: attempt(),
    ...more,
  })
const rows = async (): Promise<LeadSubmission[]> =>
  readRows({
    payload,
    collection: 'lead-submissions',
    where: { project: { equals: project.id } },
    sort: ['createdAt'],
    limit: 50,
  })
const mine = async () => (await browser.get<{ requests: RequestView[] }>('/requests/mine')).body.requests
const call = (path: string, body: object, by = desk) => by.post<Answer>(`/userrequests/${path}`, body)
const titlesOf = async (user: string | number) =>
  (
    await readRows({
      payload,
      collection: 'notifications',
      where: { user: { equals: user } },
      sort: ['addedOn'],
      limit: 50,
    })
  ).map(({ title }) => title)

describe('a user request of a student', () => {
  it('is stored once with its time, and assigned in rotation to staff with the permission', async () => {
    const twice = { attempt: attempt() }
    const sent = await Promise.all([ask(twice), ask(twice)])
    expect(sent.map(({ body }) => body.message)).toEqual([ANSWERS.requestSent, ANSWERS.requestSent])
    await ask({ kind: 'demo' })
    await ask({ kind: 'refund' })
    const stored = await rows()
    expect(stored.map(({ kind }) => kind)).toEqual(['callback', 'demo', 'refund'])
    const owners = stored.map(({ owner }) => idOf(owner))
    expect(new Set(owners.slice(0, 2))).toEqual(new Set([String(first.id), String(second.id)]))
    expect(owners[2]).toBe(owners[0])
    expect(await titlesOf(owners[0] ?? '')).toContain('A user request is yours')
    expect((await mine())[2]).toMatchObject({
      kind: 'callback',
      text: 'Please call me after 5 pm.',
      state: 'open',
      result: null,
      dueAt: Date.parse(stored[0]?.dueAt ?? ''),
    })
  })

  it('is limited to five a day, and to people who are signed in', async () => {
    const codes: (string | undefined)[] = []
    for (let times = 0; times < 6; times++) codes.push((await ask()).body.code)
    expect(codes).toEqual([...Array(5).fill(undefined), 'limit'])
    expect((await ask({}, openBrowser(project))).status).toBe(401)
    expect((await ask({ kind: 'money' })).status).toBe(400)
  })

  it('is closed with a result that the student can read', async () => {
    await ask()
    const [row] = await rows()
    const result = 'We called you and found the class.'
    const closed = await Promise.all([1, 2].map(() => call('close', { request: row?.id, result })))
    expect(closed.map(({ body }) => body.code).toSorted()).toEqual(['tooLate', undefined])
    expect(await mine()).toMatchObject([{ state: 'done', result, dueAt: null }])
    expect(await titlesOf(student.id)).toContain('Your request is done')
    expect((await rows())[0]?.doneAt).toBeTruthy()
  })

  it('cannot be closed without a result, and can be reopened', async () => {
    await ask()
    const [row] = await rows()
    const save = async (state: string) =>
      (await desk.call('PATCH', `/lead-submissions/${row?.id}`, { state })).status
    expect([await save('inProgress'), await save('done')]).toEqual([200, 400])
    await call('close', { request: row?.id, result: 'First' })
    expect(await save('open')).toBe(200)
    expect((await rows())[0]).toMatchObject({ state: 'open', doneAt: null })
    await call('close', { request: row?.id, result: 'Second' })
    expect((await titlesOf(student.id)).filter((title) => title === 'Your request is done')).toHaveLength(2)
  })
})

it('a lead form sets the kind of requests from its submissions', async () => {
  const form = (await payload.create({
    collection: 'lead-forms',
    data: { title: 'See a class', kind: 'demo', fields: [], project: project.id } as never,
    overrideAccess: true,
    context: { project },
  })) as LeadForm
  await openBrowser(project).post(
    '/leads/submit',
    {
      form: form.id,
      attempt: attempt(),
      name: 'Asha',
      phone: '98000 00007',
      page: '/contact',
      elapsedMs: 20_000,
    },
    { 'x-internal-ip': '203.0.113.77' },
  )
  expect(await rows()).toMatchObject([{ kind: 'demo', formTitle: 'See a class', user: null }])
  expect((await rows())[0]?.owner).toBeTruthy()
})

it('the owner of a late request is reminded once a day, and the admins when it has no owner', async () => {
  const admin = await createPerson(payload, project, 800)
  await ask()
  const [row] = await rows()
  await call('assign', { request: row?.id, owner: String(second.id) })
  const late = new Date(Date.parse(row?.dueAt ?? '') + 60_000)
  for (let times = 0; times < 2; times++) await sweepRequests(payload, late)
  const remindersOf = async (user: string | number) =>
    (await titlesOf(user)).filter((title) => title === 'A user request is late').length
  expect([await remindersOf(second.id), await remindersOf(admin.id)]).toEqual([1, 0])
  await call('assign', { request: row?.id, owner: null })
  await sweepRequests(payload, new Date(late.getTime() + 86_400_000))
  expect([await remindersOf(second.id), await remindersOf(admin.id)]).toEqual([1, 1])
})

it('is assigned and closed by people with the right to edit user requests in its project only', async () => {
  await ask()
  const [row] = await rows()
  const reader = await createEditor(payload, project, [{ id: 'userRequests', canEdit: false }])
  const elsewhere = await createProject(payload)
  const other = await createEditor(payload, elsewhere, [{ id: 'userRequests', canEdit: true }])
  const visitors: [Browser, number][] = [
    [await signInStaff(project, reader.phone), 403],
    [browser, 403],
    [await signInStaff(elsewhere, other.phone), 404],
  ]
  for (const [by, status] of visitors) {
    expect((await call('assign', { request: row?.id, owner: null }, by)).status).toBe(status)
    expect((await call('close', { request: row?.id, result: 'Done' }, by)).status).toBe(status)
  }
  const given = (owner: unknown) => call('assign', { request: row?.id, owner: String(owner) })
  expect((await given(reader.id)).body.code).toBe('noPerson')
  expect((await given(student.id)).body.code).toBe('noPerson')
  expect((await rows())[0]).toMatchObject({ state: 'open', owner: row?.owner })
})
