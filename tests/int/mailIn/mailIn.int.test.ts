import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { readMail } from '#cms/jobs/readMail.ts'
import { deleteAccount } from '#cms/operations/account/deleteAccount.ts'
import { replyAddress } from '#cms/operations/mailIn/mailAddresses.ts'
import { startPayload } from '#cms/payload.ts'
import { readRows } from '#database/guard.ts'
import type { TicketView } from '#domain/calls/tickets.ts'
import { ANSWERS } from '#domain/text/messages.ts'
import type { User } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createEditor } from '#tests/support/editing.ts'
import { pngFile } from '#tests/support/files.ts'
import { sendQueuedMessages, setMessages } from '#tests/support/messages.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

// Hoisted: must run before modules read the environment.
const { imap, smtp } = await vi.hoisted(async () => {
  const { startImapServer } = await import('#tests/support/mail/imapServer.ts')
  const { startSmtpServer } = await import('#tests/support/smtpServer.ts')
  const servers = { imap: await startImapServer(), smtp: await startSmtpServer() }
  Object.assign(process.env, {
    SMTP_URL: servers.smtp.url,
    MAIL_FROM: 'School <no-reply@school.example>',
    MAIL_IN_URL: servers.imap.url,
    MAIL_IN_ADDRESS: 'help@mail.school.example',
    MAIL_IN_AUTHSERV: 'mx.school.example',
    DEFAULT_PROJECT: 'mail-home',
  })
  return servers
})

let payload: BasePayload
let home: RequestProject
let project: RequestProject
let student: User & { phone: string }
let browser: Browser
let desk: Browser
let email: string
let ticket: { id: string; number: string }
beforeAll(async () => {
  payload = await startPayload()
  home = await createProject(payload)
  await payload.db.updateOne({ collection: 'projects', id: home.id, data: { slug: 'mail-home' } })
})
afterAll(() => Promise.all([imap.close(), smtp.close()]))
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  email = `m${student.phone.slice(3)}@example.org`
  await payload.db.updateOne({
    collection: 'users',
    id: student.id,
    data: { email, isEmailVerified: true },
  })
  browser = await signIn(project, student.phone)
  const editor = await createEditor(payload, project, [{ id: 'supportTickets', canEdit: true }])
  desk = await signInStaff(project, editor.phone)
  const { body } = await browser.post<{ number: string }>('/tickets/open', {
    category: 'other',
    subject: 'My book',
    text: 'Where is my book?',
    attempt: randomUUID(),
  })
  const [row] = await readRows({
    payload,
    collection: 'support-tickets',
    sort: ['id'],
    limit: 1,
    where: { and: [{ project: { equals: project.id } }, { number: { equals: body.number } }] },
  })
  ticket = { id: String(row?.id), number: body.number }
})

const PROVEN = 'mx.school.example; dmarc=pass header.from=example.org'
type Letter = {
  to?: string
  from?: string
  id?: string
  results?: string
  headers?: string
  type?: string
  body?: string
}
const letterOf = ({ to, from = email, id = randomUUID(), results = PROVEN, ...more }: Letter = {}) =>
  [
    ...(results ? [`Authentication-Results: ${results}`] : []),
    ...(more.headers ? [more.headers] : []),
    `Message-ID: <${id}@example.org>`,
    `From: Asha <${from}>`,
    `To: ${to ?? replyAddress(ticket.id)}`,
    'Subject: Re: My book',
    'MIME-Version: 1.0',
    `Content-Type: ${more.type ?? 'text/plain; charset=utf-8'}`,
    '',
    more.body ?? 'It came today.\n\nOn Mon, 2 Nov 2026, School wrote:\n> Please wait',
  ].join('\n')

const readNow = () => readMail(payload, new Date())
const take = async (letter: Letter = {}) => {
  imap.deliver(letterOf(letter))
  await readNow()
}
const said = async () =>
  (await browser.get<{ ticket: TicketView }>(`/tickets/one?number=${ticket.number}`)).body.ticket.messages
const waiting = (where = project) =>
  readRows({
    payload,
    collection: 'incoming-mails',
    where: { project: { equals: where.id } },
    sort: ['createdAt'],
    limit: 20,
  })
const reasons = async (where = project) => (await waiting(where)).map(({ why, state }) => [why, state])

describe('a reply by e-mail', () => {
  it('to the Reply-To address of a ticket’s e-mail is added to the ticket without the quoted text', async () => {
    await desk.post('/supportdesk/reply', { ticket: ticket.id, text: 'Please wait', attempt: randomUUID() })
    smtp.mails.length = 0
    await sendQueuedMessages(payload)
    const mail = smtp.mails.find(({ to }) => to.includes(email))
    expect(mail?.text).toContain('To write back, simply reply to this e-mail.')
    expect(mail?.headers['reply-to']).toBe(replyAddress(ticket.id))
    await take({ to: mail?.headers['reply-to'] ?? '' })
    expect((await said()).map(({ kind, text }) => [kind, text])).toEqual([
      ['reply', 'Please wait'],
      ['student', 'It came today.'],
    ])
    expect(imap.count('INBOX')).toBe(0)
  })

  it('is one message, however often it is received', async () => {
    await take({ id: 'same' })
    await take({ id: 'same' })
    imap.moveBack('Handled')
    await readNow()
    expect(await said()).toHaveLength(1)
  })

  it('is one message after a kill between storing and moving it', async () => {
    imap.breakMoves(true)
    imap.deliver(letterOf())
    await expect(readNow()).rejects.toThrow()
    imap.breakMoves(false)
    expect(imap.count('INBOX')).toBe(1)
    await Promise.all([readNow(), readNow().catch(() => undefined)])
    expect(await said()).toHaveLength(1)
    expect(imap.count('INBOX')).toBe(0)
  })

  it('adds pictures and PDFs like the form, and lists rejected attachments', async () => {
    const { data } = await pngFile()
    const part = (type: string, name: string, content: Buffer) =>
      [
        '--b',
        `Content-Type: ${type}; name="${name}"`,
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        '',
        content.toString('base64'),
      ].join('\n')
    await take({
      type: 'multipart/mixed; boundary=b',
      body: [
        '--b\nContent-Type: text/plain\n\nSee the picture.',
        part('image/png', 'screen.png', data),
        part('application/pdf', 'virus.pdf', Buffer.from('MZ no pdf')),
        '--b--',
      ].join('\n'),
    })
    const [message] = await said()
    expect(message).toMatchObject({ text: 'See the picture.\n\n(Not taken: virus.pdf)' })
    expect(message?.files).toMatchObject([{ name: 'screen', kind: 'picture' }])
  })

  it('in HTML is stored as plain text without scripts', async () => {
    await take({
      type: 'text/html; charset=utf-8',
      body: '<style>p{}</style><p>It came &amp; works.</p><script>alert(1)</script><img src=x onerror=alert(1)><blockquote>old</blockquote>',
    })
    expect((await said()).map(({ text }) => text)).toEqual(['It came & works.'])
  })

  it.each([
    ['without a proof', { results: '' }, 'unproven'],
    [
      'with a proof by a stranger’s server',
      { results: 'mx.evil.example; dmarc=pass header.from=example.org' },
      'unproven',
    ],
    [
      'with a forged proof below the server’s',
      {
        results: 'mx.school.example; dmarc=fail header.from=example.org',
        headers: `Authentication-Results: ${PROVEN}`,
      },
      'unproven',
    ],
    ['by somebody else', { from: 'other@example.org' }, 'stranger'],
  ])('%s waits in review and is added to no ticket', async (_, letter, why) => {
    await take(letter)
    expect(await said()).toEqual([])
    expect(await reasons()).toEqual([[why, 'waiting']])
  })

  it.each([
    ['an absence note', { headers: 'Auto-Submitted: auto-replied' }],
    ['a list', { headers: 'List-Id: <x.example.org>' }],
    ['our own e-mail', { from: 'no-reply@school.example' }],
  ])('that is %s is dropped and not answered', async (_, letter) => {
    await take(letter)
    expect(await said()).toEqual([])
    expect(await reasons()).toEqual([])
    expect(imap.count('INBOX')).toBe(0)
  })

  it('with a guessed ticket address, or without one, waits for the staff of the home project', async () => {
    const before = (await waiting(home)).length
    const genuine = replyAddress(ticket.id) ?? ''
    await take({ to: genuine.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0')) })
    await take({ to: 'help@mail.school.example' })
    await take({ to: 'help@mail.school.example', id: 'twice' })
    await take({ to: 'help@mail.school.example', id: 'twice' })
    expect((await reasons(home)).slice(before)).toEqual(Array(3).fill(['noToken', 'waiting']))
    expect(await said()).toEqual([])
  })

  it('of 30 MB is not downloaded, and waits in review with its headers only', async () => {
    const before = imap.sentBytes()
    imap.deliver(
      Buffer.concat([Buffer.from(letterOf().replace(/\n/g, '\r\n')), Buffer.alloc(30_000_000, 'a')]),
    )
    await readNow()
    expect(imap.sentBytes() - before).toBeLessThan(100_000)
    expect(await waiting()).toMatchObject([
      { why: 'tooLarge', sender: email, subject: 'Re: My book', text: '' },
    ])
  })

  it('that cannot be parsed does not delay others', async () => {
    const deep = Array.from(
      { length: 60 },
      (_, i) => `--b${i}\nContent-Type: multipart/mixed; boundary=b${i + 1}\n\n`,
    )
    imap.deliver(letterOf({ type: 'multipart/mixed; boundary=b0', body: deep.join('') }))
    await take()
    expect(await said()).toHaveLength(1)
    expect(await reasons()).toEqual([['unreadable', 'waiting']])
  })
})

describe('an e-mail in review', () => {
  const review = (path: string, data: object, by = desk) =>
    by.post<{ apiSuccess: boolean; message: string }>(`/supportdesk/${path}`, data)

  it('is added once to the ticket that staff choose', async () => {
    await take({ from: 'mother@example.org' })
    const [mail] = await waiting()
    const both = await Promise.all(
      [1, 2].map(() => review('takemail', { mail: mail?.id, into: ticket.number })),
    )
    expect(both.map(({ body }) => body.message)).toEqual(
      Array(2).fill(ANSWERS.mailAdded.replace('{number}', ticket.number)),
    )
    expect((await said()).map(({ text }) => text)).toEqual([
      'mother@example.org: Re: My book\n\nIt came today.',
    ])
    expect(await reasons()).toEqual([['stranger', 'added']])
    expect((await review('dismissmail', { mail: mail?.id })).body.message).toBe(ANSWERS.mailDecided)
  })

  it('can be dismissed, and is not accessible to students and other projects', async () => {
    await take({ results: '' })
    const [mail] = await waiting()
    const sibling = await createProject(payload)
    const editor = await createEditor(payload, sibling, [{ id: 'supportTickets', canEdit: true }])
    const elsewhere = await signInStaff(sibling, editor.phone)
    for (const [by, status] of [
      [browser, 403],
      [elsewhere, 404],
    ] as const)
      expect((await review('dismissmail', { mail: mail?.id }, by)).status).toBe(status)
    const { body } = await review('dismissmail', { mail: mail?.id })
    expect(body.message).toBe(ANSWERS.mailDismissed)
    const { body: late } = await review('takemail', { mail: mail?.id, into: ticket.number })
    expect(late.message).toBe(ANSWERS.mailDecided)
    expect(await said()).toEqual([])
  })
})

it('of a student is deleted with their account', async () => {
  await take({ results: '' })
  await take({ from: 'other@example.org' })
  expect(await reasons()).toHaveLength(2)
  expect(await deleteAccount(payload, student, new Date())).toBe(true)
  expect((await waiting()).map(({ sender }) => sender)).toEqual(['other@example.org'])
})

describe('a bounce', () => {
  const report = (status = '5.1.1') =>
    [
      '--b\nContent-Type: text/plain\n\nIt failed.',
      `--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.org\n\nFinal-Recipient: rfc822; ${email}\nAction: failed\nStatus: ${status}`,
      '--b--',
    ].join('\n')
  const bounce = (to: string, status?: string) =>
    take({
      to,
      from: 'mailer-daemon@example.org',
      results: '',
      headers: 'Return-Path: <>',
      type: 'multipart/report; report-type=delivery-status; boundary=b',
      body: report(status),
    })
  const suppressed = async () =>
    (
      await readRows({
        payload,
        collection: 'message-preferences',
        where: { user: { equals: String(student.id) } },
        sort: ['id'],
        limit: 1,
      })
    )[0]?.suppressedFor ?? null
  const sendOne = async () => {
    await desk.post('/supportdesk/reply', { ticket: ticket.id, text: 'Please wait', attempt: randomUUID() })
    smtp.mails.length = 0
    await sendQueuedMessages(payload)
    return smtp.mails.find(({ to }) => to.includes(email))?.from ?? ''
  }

  it('at the return path of an e-mail suppresses its receiver', async () => {
    const path = await sendOne()
    expect(path).toMatch(/^help\+b[0-9a-f]+@mail\.school\.example$/)
    await bounce(path, '5.2.2')
    expect(await suppressed()).toBeNull()
    await bounce(path)
    expect(await suppressed()).toBe('bounce')
    await sendOne()
    expect(smtp.mails).toEqual([])
  })

  it('without a return path suppresses nobody', async () => {
    const path = await sendOne()
    await bounce(path.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0')))
    await bounce(replyAddress(ticket.id) ?? '')
    expect(await suppressed()).toBeNull()
  })

  it('of an e-mail that the student no longer has suppresses nobody', async () => {
    const path = await sendOne()
    await payload.db.updateOne({
      collection: 'users',
      id: student.id,
      data: { email: `new-${email}`, isEmailVerified: true },
    })
    await bounce(path)
    expect(await suppressed()).toBeNull()
  })

  it('has the sender’s own return path where the domains differ', async () => {
    await setMessages(payload, project, { emailFrom: 'hello@other.example' })
    expect(await sendOne()).toBe('hello@other.example')
  })
})
