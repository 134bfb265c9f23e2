import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { unseal } from '#access/secrets.ts'
import { startPayload } from '#cms/payload.ts'
import type { AccessEntry } from '#domain/roles/AccessListSchema.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

type Payload = Awaited<ReturnType<typeof startPayload>>
// biome-ignore lint/suspicious/noExplicitAny: a row of any collection
type Stored = Record<string, any> & { id: string }
type Secrets = {
  secrets: { path: string; isSet: boolean }[]
  apiSuccess: boolean
  message: string
  code?: string
}

const SMTP = 'smtp://user:smtp-password-1@mail.example.org:587'
const KEY = 'key-secret-2'
const TOKEN = 'twilio-token-3'
const ALL = ['smtp-password-1', KEY, TOKEN]

let payload: Payload
let project: RequestProject
let admin: Browser
let messages: string
let payments: string
let rows: [string, string]

const storedRow = async (collection: 'message-settings' | 'payment-settings', id: string) =>
  (await payload.db.findOne<Stored>({ collection, where: { id: { equals: id } } })) as Stored
const plain = (sealed: unknown) => unseal(sealed as string, payload.secret)

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  const account = `AC${'a'.repeat(32)}`
  const made = await admin.post<{ doc: { id: string; smsSenders: { id: string }[] } }>('/message-settings', {
    smsSenders: [
      { from: 'SCHOOL', accountSid: account },
      { from: '+14155550100', accountSid: `AC${'b'.repeat(32)}` },
    ],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  messages = made.body.doc.id
  rows = made.body.doc.smsSenders.map(({ id }) => id) as [string, string]
  const paid = await admin.post<{ doc: { id: string } }>('/payment-settings', {
    razorpay: { keyId: 'rzp_test_1' },
  })
  payments = paid.body.doc.id
})

const set = (by: Browser, collection: string, id: string, path: string, value: string | null) =>
  by.post<Secrets>('/settings/setsecret', { collection, id, path, value })
const stateOf = async (collection: string, id: string) =>
  (await admin.get<Secrets>(`/settings/secrets?collection=${collection}&id=${id}`)).body.secrets

async function setAll() {
  await set(admin, 'message-settings', messages, 'smtpUrl', SMTP)
  await set(admin, 'message-settings', messages, `smsSenders.${rows[1]}.authToken`, TOKEN)
  await set(admin, 'payment-settings', payments, 'razorpay.keySecret', KEY)
}

describe('a secret', () => {
  it('is set, replaced and removed, stored encrypted, and returned as set or not', async () => {
    expect(await stateOf('payment-settings', payments)).toEqual([
      { path: 'razorpay.keySecret', isSet: false },
      { path: 'razorpay.webhookSecret', isSet: false },
      { path: 'razorpay.oldWebhookSecret', isSet: false },
    ])
    await set(admin, 'payment-settings', payments, 'razorpay.keySecret', KEY)
    const first = (await storedRow('payment-settings', payments)).razorpay as Record<string, string>
    expect(first.keySecret).toMatch(/^sealed:1:/)
    expect(plain(first.keySecret)).toBe(KEY)
    expect((await stateOf('payment-settings', payments))[0]).toEqual({
      path: 'razorpay.keySecret',
      isSet: true,
    })
    await set(admin, 'payment-settings', payments, 'razorpay.keySecret', 'another')
    const second = (await storedRow('payment-settings', payments)).razorpay as Record<string, string>
    expect(plain(second.keySecret)).toBe('another')
    expect(second).toMatchObject({ keyId: 'rzp_test_1' })
    await set(admin, 'payment-settings', payments, 'razorpay.keySecret', null)
    expect((await storedRow('payment-settings', payments)).razorpay).toMatchObject({ keySecret: null })
  })

  it('stays when the document is saved with it omitted, empty, or encrypted', async () => {
    await setAll()
    const sealed = ((await storedRow('payment-settings', payments)).razorpay as Record<string, string>)
      .keySecret
    for (const razorpay of [
      { keyId: 'rzp_test_2' },
      { keySecret: '' },
      { keySecret: sealed },
      { keySecret: 'sealed:1:AAAA' },
    ]) {
      expect((await admin.call('PATCH', `/payment-settings/${payments}`, { razorpay })).status).toBe(200)
      const now = (await storedRow('payment-settings', payments)).razorpay as Record<string, string>
      expect(plain(now.keySecret), JSON.stringify(razorpay)).toBe(KEY)
    }
    await admin.call('PATCH', `/payment-settings/${payments}`, { razorpay: { keySecret: null } })
    expect((await storedRow('payment-settings', payments)).razorpay).toMatchObject({ keySecret: null })
  })

  it('moves with its row, and is not inherited by a new row at its index', async () => {
    await setAll()
    const account = `AC${'c'.repeat(32)}`
    const { body } = await admin.get<{ smsSenders: { id: string; from: string; accountSid: string }[] }>(
      `/message-settings/${messages}`,
    )
    const [first, second] = body.smsSenders
    await admin.call('PATCH', `/message-settings/${messages}`, {
      smsSenders: [second, { from: 'NEWROW', accountSid: account }, first],
    })
    const senders = (await storedRow('message-settings', messages)).smsSenders as {
      from: string
      authToken?: string
    }[]
    expect(senders.map(({ from, authToken }) => [from, plain(authToken)])).toEqual([
      ['+14155550100', TOKEN],
      ['NEWROW', null],
      ['SCHOOL', null],
    ])
  })

  it('of a mail server must be an SMTP URL without options', async () => {
    for (const value of [
      'https://mail.example.org',
      'smtp://',
      'smtp://mail.example.org?logger=true',
      'smtp://mail.example.org/?proxy=http://10.0.0.1',
    ]) {
      const { body } = await set(admin, 'message-settings', messages, 'smtpUrl', value)
      expect(body, value).toMatchObject({ apiSuccess: false, code: 'secretInvalid' })
      const patched = await admin.call('PATCH', `/message-settings/${messages}`, { smtpUrl: value })
      expect(patched.status, value).toBe(400)
    }
    expect((await storedRow('message-settings', messages)).smtpUrl ?? null).toBeNull()
  })

  it('needs an existing path in the document', async () => {
    for (const path of [
      'emailFrom',
      'razorpay.keySecret',
      'smsSenders.0.authToken',
      '__proto__.x',
      'project',
    ])
      expect((await set(admin, 'message-settings', messages, path, 'x')).status, path).toBeGreaterThanOrEqual(
        400,
      )
  })
})

describe('no response contains a secret', () => {
  it('over REST, by filter and sort, in versions, the audit log, /api/access and the export of a project', async () => {
    await setAll()
    const answers: string[] = []
    const paths = [
      `/message-settings/${messages}?depth=3&draft=true`,
      `/payment-settings/${payments}?depth=3`,
      '/message-settings?depth=3&limit=100',
      '/payment-settings?depth=3&limit=100&sort=-razorpay.keySecret',
      '/payment-settings?select[razorpay][keySecret]=true',
      '/message-settings/versions',
      '/payment-settings/versions',
      '/audit-logs?depth=3&limit=100',
      '/access',
      '/users/me?depth=3',
      '/openapi.json',
      `/settings/secrets?collection=message-settings&id=${messages}`,
    ]
    for (const path of paths) answers.push(JSON.stringify((await admin.get(path)).body))
    answers.push(
      JSON.stringify(
        (await admin.call('PATCH', `/payment-settings/${payments}`, { cashOnDelivery: { isActive: true } }))
          .body,
      ),
    )
    answers.push(
      JSON.stringify((await set(admin, 'payment-settings', payments, 'razorpay.webhookSecret', KEY)).body),
    )
    for (const answer of answers) {
      for (const secret of ALL) expect(answer).not.toContain(secret)
      expect(answer).not.toContain('sealed:1:')
    }
    const audit = JSON.stringify((await admin.get('/audit-logs?limit=100')).body)
    expect(audit).toContain('payment-settings')
  })

  it('can be guessed by filters', async () => {
    await setAll()
    const { body, status } = await admin.get<{ totalDocs?: number }>(
      '/payment-settings?where[razorpay.keySecret][like]=sealed',
    )
    expect(status >= 400 || body.totalDocs === 0).toBe(true)
  })

  it('in the panel’s form data', async () => {
    await setAll()
    const user = (
      await payload.find({
        collection: 'users',
        where: { project: { equals: project.id } },
        overrideAccess: true,
      })
    ).docs[0]
    const req = await createLocalReq(
      { user: { ...user, collection: 'users', _isStaff: true, _sid: 'x' } as never, context: { project } },
      payload,
    )
    const doc = await payload.findByID({
      collection: 'message-settings',
      id: messages,
      overrideAccess: false,
      req,
      depth: 0,
    })
    expect(doc.smsSenders?.[1]).toMatchObject({ from: '+14155550100' })
    expect(JSON.stringify(doc)).not.toMatch(/sealed:1:|twilio-token|smtp-password/)
  })
})

describe('setting a secret', () => {
  const grant = (accessList: AccessEntry[]) => async () => {
    const person = await createPerson(payload, project, 650)
    await payload.create({
      collection: 'access-configurations',
      data: { project: project.id, user: person.id, accessList } as never,
      overrideAccess: true,
      context: { project },
    })
    return signInStaff(project, person.phone)
  }
  const people: [string, () => Promise<Browser>, read: number, write: number][] = [
    ['nobody', async () => openBrowser(project), 401, 401],
    ['a student', async () => signIn(project, (await createPerson(payload, project)).phone), 403, 403],
    ['a sub admin without the permission', grant([]), 403, 403],
    ['a sub admin with advance settings', grant([{ id: 'advanceSettings', canEdit: true }]), 403, 403],
    ['a sub admin whose list says so', grant([{ id: 'gateways', canEdit: true }]), 403, 403],
    ['an admin', async () => admin, 200, 200],
    ['an owner', async () => signInStaff(project, (await createPerson(payload, null, 1000)).phone), 200, 200],
    [
      'an admin of another project',
      async () => {
        const other = await createProject(payload)
        return signInStaff(other, (await createPerson(payload, other, 800)).phone)
      },
      404,
      404,
    ],
  ]
  it.each(people)('%s', async (_who, open, read, write) => {
    const browser = await open()
    const path = `/settings/secrets?collection=payment-settings&id=${payments}`
    expect((await browser.get(path)).status).toBe(read)
    expect((await set(browser, 'payment-settings', payments, 'razorpay.keySecret', 'x')).status).toBe(write)
    for (const call of ['testsms', 'testemail', 'testrazorpay']) {
      const id = call === 'testrazorpay' ? payments : messages
      expect((await browser.post(`/settings/${call}`, { id })).status, call).toBe(write)
    }
  })
})
