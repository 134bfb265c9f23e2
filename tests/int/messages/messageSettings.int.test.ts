import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { deliverCode } from '#cms/operations/messages/deliver.ts'
import { startPayload } from '#cms/payload.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { deliveryLog } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createPerson, freshPhone, signInStaff } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Browser

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
})

type Refused = { errors: { data: { errors: { path: string; message: string }[] } }[] }
const save = (settings: object) =>
  admin.post<Refused & { doc: { id: string } }>('/message-settings', settings)
const issuesOf = (body: Refused) => body.errors.flatMap(({ data }) => data.errors)
const sms = (text: string) => ({ purpose: 'login', channel: 'sms', text })

it('saves senders and templates of a project, which its next SMS uses', async () => {
  const { status, body } = await save({
    smsSenders: [{ from: 'SCHOOL' }],
    emailFromName: 'School',
    templates: [sms('Hello, {code} opens {project}.')],
  })
  expect(status).toBe(201)
  const to = freshPhone()
  await openBrowser(project).post('/auth/loginAndSendOtp', { phone: to })
  expect(messagesTo(to).at(-1)?.text).toMatch(/^Hello, \d{4} opens Project .*\.\n\n@\S+ #\d{4}$/)
  expect((await admin.call('PATCH', `/message-settings/${body.doc.id}`, { emailFromName: '' })).status).toBe(
    200,
  )
})

it.each<[string, object, string, RegExp]>([
  ['a text without the code', { templates: [sms('Hello')] }, 'templates.0.text', /\{code\}/],
  [
    'words in braces that nobody fills',
    { templates: [sms('{code} {name}')] },
    'templates.0.text',
    /\{name\}/,
  ],
  ['two texts for one use', { templates: [sms('{code}'), sms('{code} ')] }, 'templates.1.purpose', /already/],
  [
    'a code in a subject',
    { templates: [{ purpose: 'login', channel: 'email', subject: '{code}', text: '{code}' }] },
    'templates.0.subject',
    /subject/,
  ],
  [
    'a sender that cannot be one',
    { smsSenders: [{ from: '98000' + '00001' }] },
    'smsSenders.0.from',
    /must be a number/,
  ],
  ['an address that is none', { emailFrom: 'school' }, 'emailFrom', /e-mail/],
  ['a name with a line break', { emailFromName: 'School\nBcc: a@b.example' }, 'emailFromName', /one line/],
])('refuses %s, by field', async (_what, settings, path, message) => {
  const { status, body } = await save(settings)
  expect(status).toBe(400)
  expect(issuesOf(body)).toEqual([expect.objectContaining({ path, message: expect.stringMatching(message) })])
})

it('refuses a text in which a number in the project’s name precedes the code', async () => {
  await payload.update({
    collection: 'projects',
    id: project.id,
    data: { title: 'Class 2027' },
    overrideAccess: true,
  })
  const { status, body } = await save({ templates: [sms('{project}: {code}')] })
  expect([status, issuesOf(body)[0]?.path]).toEqual([400, 'templates.0.text'])
})

it('keeps an attempt in the delivery log for 90 days', async () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const message = { project, channel: 'sms', to: freshPhone(), purpose: 'proof', now } as const
  expect(await deliverCode(payload, { ...message, values: { code: '482193', host: 'school.example' } })).toBe(
    true,
  )
  const countLogRows = async () =>
    (await deliveryLog(payload, project)).filter(({ purpose }) => purpose === 'proof').length
  const end = now.getTime() + 90 * 86_400_000
  await purgeExpired(payload, new Date(end))
  expect(await countLogRows()).toBe(1)
  await purgeExpired(payload, new Date(end + 1))
  expect(await countLogRows()).toBe(0)
})
