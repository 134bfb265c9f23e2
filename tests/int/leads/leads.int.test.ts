import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { LeadForm, LeadSubmission, Notification } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

let payload: BasePayload
let project: RequestProject
let form: LeadForm
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  form = await createForm(project)
})

const createForm = async (of: RequestProject): Promise<LeadForm> =>
  (await payload.create({
    collection: 'lead-forms',
    data: {
      title: 'Call me',
      thanks: 'We call you.',
      fields: [
        { fieldId: 'exam', label: 'Exam', fieldType: 'select', options: ['JEE', 'NEET'], required: true },
        { fieldId: 'question', label: 'Question', fieldType: 'textarea' },
      ],
      project: of.id,
    } as never,
    overrideAccess: true,
    context: { project: of },
  })) as LeadForm

let attempts = 0
const filled = (more: Record<string, unknown> = {}) => ({
  form: form.id,
  attempt: `attempt-${process.pid}-${attempts++}`,
  name: 'Asha Kumari',
  phone: '98000 00006',
  answers: [{ id: 'exam', value: 'NEET' }],
  page: '/contact',
  elapsedMs: 20_000,
  ...more,
})
let addresses = 0
const freshIp = () => `203.0.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`
const send = (body: unknown, ip = freshIp(), browser = openBrowser(project)) =>
  browser.post('/leads/submit', body, { 'x-internal-ip': ip })

const rows = async (of = project) =>
  (
    await payload.db.find<LeadSubmission>({
      collection: 'lead-submissions',
      where: { project: { equals: of.id } },
      pagination: false,
      limit: 0,
    })
  ).docs

it('stores answers with the form’s labels, and returns the editor’s thank-you text', async () => {
  const { status, body } = await send(
    filled({
      answers: [
        { id: 'exam', value: 'JEE' },
        { id: 'x', value: 'y' },
      ],
    }),
  )
  expect([status, body]).toEqual([200, { apiSuccess: true, message: 'We call you.' }])
  expect(await rows()).toMatchObject([
    {
      form: form.id,
      formTitle: 'Call me',
      name: 'Asha Kumari',
      phone: '+919800000006',
      email: null,
      answers: [{ id: 'exam', label: 'Exam', value: 'JEE' }],
      page: '/contact',
      user: null,
      state: 'open',
    },
  ])
})

it('stores one submission per submission key', async () => {
  const body = filled()
  const ip = freshIp()
  const answers = await Promise.all([1, 2, 3].map(() => send(body, ip)))
  expect(answers.map(({ body: { apiSuccess } }) => apiSuccess)).toEqual([true, true, true])
  expect(await rows()).toHaveLength(1)
  expect((await send(filled({ attempt: 'another-one-1' }), ip)).body.apiSuccess).toBe(true)
  expect(await rows()).toHaveLength(2)
})

it('stores a signed-in learner', async () => {
  const { id, phone } = await createPerson(payload, project)
  await send(filled(), freshIp(), await signIn(project, phone))
  expect(await rows()).toMatchObject([{ user: id }])
})

it('notifies the admins once for several submissions', async () => {
  const admin = await createPerson(payload, project, 800)
  for (let i = 0; i < 3; i++) await send(filled())
  const { docs } = await payload.db.find<Notification>({
    collection: 'notifications',
    where: { and: [{ user: { equals: admin.id } }, { title: { equals: 'New user request' } }] },
  })
  expect(docs).toHaveLength(1)
  expect(docs[0]?.text).toContain('Call me')
})

describe('a submission that is not stored', () => {
  it('by a bot that fills the honeypot field, with the same response', async () => {
    const { body } = await send(filled({ website: 'https://spam.example' }))
    expect(body).toEqual({ apiSuccess: true, message: 'We call you.' })
    expect(await rows()).toEqual([])
  })

  it('faster than a person can type; submitting again works', async () => {
    const body = filled({ elapsedMs: 40 })
    expect((await send(body)).body).toMatchObject({ apiSuccess: false, code: 'tooFast' })
    expect(await rows()).toEqual([])
    expect((await send({ ...body, elapsedMs: 3000 })).body.apiSuccess).toBe(true)
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    ['no needed answer', { answers: [] }, 'fields'],
    ['an answer that is not offered', { answers: [{ id: 'exam', value: 'IAS' }] }, 'fields'],
    ['markup as a name', { name: '<img src=x onerror=alert(1)>' }, 'fields'],
    ['no way to answer', { phone: undefined }, 'fields'],
  ])('with %s', async (_what, more, code) => {
    expect((await send(filled(more))).body).toMatchObject({ apiSuccess: false, code })
    expect(await rows()).toEqual([])
  })

  it.each([
    ['a list as a form', { form: [form] }],
    ['a long name', { name: 'x'.repeat(201) }],
    ['a page of another site', { page: 'https://evil.example' }],
    ['a page with a line feed', { page: '/a\nb' }],
    ['no attempt', { attempt: undefined }],
    ['an attempt of other signs', { attempt: "' or 1=1 --" }],
    ['a negative time', { elapsedMs: -1 }],
    ['21 answers', { answers: Array.from({ length: 21 }, (_, i) => ({ id: `${i}`, value: 'x' })) }],
    ['an answer that is an object', { answers: [{ id: 'exam', value: { $ne: null } }] }],
    ['a long answer', { answers: [{ id: 'question', value: 'x'.repeat(2001) }] }],
  ])('with %s is refused as malformed', async (_what, more) => {
    expect((await send(filled(more))).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  it('for a form of another project or an unknown one', async () => {
    const foreign = await createForm(await createProject(payload))
    for (const id of [foreign.id, 'nothing', '../x'])
      expect((await send(filled({ form: id }))).status).toBe(404)
    expect(await rows()).toEqual([])
  })

  it('beyond five in ten minutes from one IP address; other addresses continue', async () => {
    const ip = freshIp()
    const answers = []
    for (let i = 0; i < 7; i++) answers.push((await send(filled(), ip)).body)
    expect(answers.map(({ apiSuccess }) => apiSuccess)).toEqual([true, true, true, true, true, false, false])
    expect(answers[5]).toMatchObject({ code: 'limit', retryAfterS: expect.any(Number) })
    expect(await rows()).toHaveLength(5)
    expect((await send(filled())).body.apiSuccess).toBe(true)
  })

  it('beyond the limit shared by an IPv6 network', async () => {
    for (let i = 0; i < 5; i++) await send(filled(), `2001:db8:1:2::${i + 1}`)
    expect((await send(filled(), '2001:db8:1:2:ffff::1')).body).toMatchObject({ code: 'limit' })
  })
})

it('shows submissions to staff with the module only', async () => {
  await send(filled())
  const { phone } = await createPerson(payload, project)
  for (const browser of [openBrowser(project), await signIn(project, phone)]) {
    const { status, body } = await browser.get<{ docs?: unknown[] }>('/lead-submissions')
    expect([status, body.docs ?? []]).toEqual([status === 200 ? 200 : 403, []])
  }
})
