import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { deliverCode } from '#cms/operations/messages/deliver.ts'
import { startPayload } from '#cms/payload.ts'
import { SEND_TIMES, type SendTimes } from '#domain/messages/sendTimes.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { deliveryLog, setMessages } from '#tests/support/messages.ts'
import { expectWithin } from '#tests/support/timeLimits.ts'

// Hoisted: must run before modules read the environment. `gone` has ended, so that its port refuses connections.
const { first, second, gone } = await vi.hoisted(async () => {
  const { startSmtpServer } = await import('#tests/support/smtpServer.ts')
  const [first, second, gone] = await Promise.all([startSmtpServer(), startSmtpServer(), startSmtpServer()])
  await gone.close()
  process.env.SMTP_URL = `${gone.url} ${first.url} ${second.url}`
  process.env.MAIL_FROM = 'Shala <no-reply@example.org>'
  return { first, second, gone }
})

/** Short timeouts for servers that hang. */
const SHORT = { totalMs: 1500, minTryMs: 300 }
const START = new Date('2026-11-21T06:00:00Z').getTime()
/** A server that hung is tried last for 30 s; each test starts later than that. */
let now = new Date(START)

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
const logged: string[] = []
let made = 0

beforeAll(async () => {
  payload = await startPayload()
  const keep = { write: (line: string) => void logged.push(line) }
  payload.logger = pino({ level: 'trace' }, keep) as never // without the redaction of the server's own
})
afterAll(() => Promise.all([first.close(), second.close()]))
beforeEach(async () => {
  project = await createProject(payload)
  now = new Date(now.getTime() + 60_000)
  for (const server of [first, second]) {
    server.behave('accept')
    server.mails.length = 0
  }
  logged.length = 0
})

const freshEmail = (): string => `learner${made++}@example.com`

const send = (to = freshEmail(), times: SendTimes = SEND_TIMES) =>
  deliverCode(
    payload,
    {
      project,
      channel: 'email',
      to,
      purpose: 'login',
      values: { code: '4821', host: 'school.example' },
      now,
    },
    times,
  )

const hostOf = ({ url }: { url: string }): string => new URL(url).host

/** Provider and outcome of each attempt after the one at the stopped server. */
const attempts = async () => {
  const rows = await deliveryLog(payload, project)
  expect(rows[0]).toMatchObject({ provider: hostOf(gone), status: 'failed', errorCode: 'ECONNREFUSED' })
  const nameOf = (provider: string) => (provider === hostOf(first) ? 'first' : 'second')
  return rows
    .slice(1)
    .map(({ provider, status, errorCode }) => [nameOf(provider), errorCode ?? status].join(' '))
}

it('skips a server that is down and arrives as text and HTML, logged without code and address', async () => {
  const to = freshEmail()
  expect(await send(to)).toBe(true)
  const [mail] = first.mails
  expect(mail).toMatchObject({ from: 'no-reply@example.org', to: [to] })
  expect(mail?.headers).toMatchObject({
    from: 'Shala <no-reply@example.org>',
    subject: `Your code to sign in to Project ${project.slug}`,
    'auto-submitted': 'auto-generated',
  })
  expect(mail?.text.split('\n\n').slice(0, 2)).toEqual([
    '4821',
    `This is your code to sign in to Project ${project.slug}. It is valid for 10 minutes.`,
  ])
  expect(mail?.html).toMatch(/<p class="code"[^>]*>4821<\/p>/)
  expect(mail?.html).toContain(`>Project ${project.slug}</td>`)
  expect(mail?.html).not.toMatch(/<img|<link|url\(|src=/)
  const [, row] = await deliveryLog(payload, project)
  expect(row).toMatchObject({
    channel: 'email',
    provider: hostOf(first),
    sender: 'no-reply@example.org',
    to: 'l…@example.com',
    status: 'sent',
    providerId: mail?.headers['message-id'],
  })
  expect(JSON.stringify(row)).not.toContain('4821')
})

it('uses one connection for messages in sequence, and at most five for concurrent ones', async () => {
  await send()
  const before = first.connections()
  for (let i = 0; i < 10; i++) expect(await send()).toBe(true)
  expect(first.connections()).toBe(before)
  const sent = await Promise.all(Array.from({ length: 20 }, () => send()))
  expect(sent.every(Boolean)).toBe(true)
  expect(first.connections() - before).toBeLessThanOrEqual(4)
  expect(first.mails).toHaveLength(31)
})

describe('the second server', () => {
  it('takes over from one that hangs, and is tried first for the next 30 s', async () => {
    first.behave('hang')
    expect(await send(freshEmail(), SHORT)).toBe(true)
    expect(await attempts()).toEqual(['first timeout', 'second sent'])
    first.behave('accept')
    now = new Date(now.getTime() + 29_999)
    expect(await send()).toBe(true)
    expect(first.mails).toHaveLength(0)
    expect(second.mails).toHaveLength(2)
    now = new Date(now.getTime() + 1)
    expect(await send()).toBe(true)
    expect(first.mails).toHaveLength(1)
  })

  it('takes over from one that is busy', async () => {
    first.behave('busy')
    expect(await send()).toBe(true)
    expect(await attempts()).toEqual(['first smtp-451', 'second sent'])
  })

  it('takes over from one that refuses the text', async () => {
    first.behave('refuseText')
    expect(await send()).toBe(true)
    expect(await attempts()).toEqual(['first smtp-554', 'second sent'])
  })

  it('is not tried when the mailbox does not exist', async () => {
    first.behave('noSuchUser')
    expect(await send()).toBe(false)
    expect(await attempts()).toEqual(['first smtp-550'])
    expect(second.mails).toHaveLength(0)
  })
})

it('ends in time when every server hangs or is down, and logs neither code nor address', async () => {
  const to = freshEmail()
  for (const server of [first, second]) server.behave('hang')
  const startedAt = performance.now()
  expect(await send(to, SHORT)).toBe(false)
  expectWithin(performance.now() - startedAt, SHORT.totalMs + 1000)
  expect(await attempts()).toEqual(['first timeout', 'second timeout'])
  expect(logged.join('')).toContain('a message was not delivered')
  expect(logged.join('')).not.toMatch(/4821|learner/)
})

describe('from a project with an address of its own', () => {
  const own = {
    emailFromName: 'Chaubara, evening school',
    emailFrom: 'hello@chaubara.example',
    emailReplyTo: 'help@chaubara.example',
  }

  it('is sent from there, in the project’s colours and texts', async () => {
    await setMessages(payload, project, {
      ...own,
      templates: [
        {
          purpose: 'login',
          channel: 'email',
          subject: 'आपका कोड · {project}',
          text: 'Type {code} to come in.\n<b>Not bold</b>, {minutes} minutes.',
        },
      ],
    })
    await payload.update({
      collection: 'web-static-configs',
      where: { project: { equals: project.id } },
      data: { theme: { primaryColor: '#b4410f', primaryContrastColor: '#fffaf3' } } as never,
      overrideAccess: true,
      context: { project },
    })
    expect(await send()).toBe(true)
    const [mail] = first.mails
    expect(mail?.from).toBe('hello@chaubara.example')
    expect(mail?.headers).toMatchObject({
      from: '"Chaubara, evening school" <hello@chaubara.example>',
      'reply-to': 'help@chaubara.example',
      subject: expect.stringMatching(/^=\?UTF-8\?/),
    })
    expect(mail?.text).toBe('Type 4821 to come in.\n<b>Not bold</b>, 10 minutes.')
    expect(mail?.html).toContain('Type 4821 to come in.<br/>&lt;b&gt;Not bold&lt;/b&gt;, 10 minutes.')
    expect(mail?.html).toMatch(/<p class="code"[^>]*>4821<\/p>/)
    expect(mail?.html).toContain('background-color:#b4410f;color:#fffaf3')
  })

  it('is sent from the installation’s address when the server refuses that one', async () => {
    await setMessages(payload, project, { ...own, emailReplyTo: null })
    first.behave('refuseSender', (address) => address === own.emailFrom)
    expect(await send()).toBe(true)
    expect(await attempts()).toEqual(['first smtp-553', 'first sent'])
    expect(first.mails[0]?.headers).toMatchObject({
      from: '"Chaubara, evening school" <no-reply@example.org>',
      'reply-to': own.emailFrom,
    })
  })
})

it('causes an error at once when no server accepts it', async () => {
  first.behave('noSuchUser')
  const { status, body } = await openBrowser(project).post('/auth/loginemailotp', { email: freshEmail() })
  expect([status, body]).toEqual([
    200,
    { apiSuccess: false, message: 'Some error occurred while sending OTP.', code: 'delivery' },
  ])
})

it('is used by Payload itself', async () => {
  await payload.sendEmail({ to: 'staff@example.com', subject: 'Hello', text: 'Some words' })
  expect(first.mails).toMatchObject([
    { from: 'no-reply@example.org', to: ['staff@example.com'], text: 'Some words' },
  ])
})
