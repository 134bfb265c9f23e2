import type { BasePayload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sendBulkEmails } from '#cms/jobs/sendBulkEmails.ts'
import { storeConsent } from '#cms/operations/consents/consentsOf.ts'
import { setNews } from '#cms/operations/messages/newsConsent.ts'
import { startPayload } from '#cms/payload.ts'
import { insertIfAbsent, readRow } from '#database/guard.ts'
import type { BulkEmail } from '#payload-types'
import { type Browser, belowExpress } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { createPerson, signInStaff } from '#tests/support/people.ts'

// Hoisted: must run before modules read the environment.
const { smtp } = await vi.hoisted(async () => {
  const { startSmtpServer } = await import('#tests/support/smtpServer.ts')
  const smtp = await startSmtpServer()
  Object.assign(process.env, { SMTP_URL: smtp.url, MAIL_FROM: 'Shala <no-reply@example.org>' })
  return { smtp }
})
afterAll(() => smtp.close())

let payload: BasePayload
let project: RequestProject
let admin: Browser
let now: Date
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  now = new Date()
  project = await createProject(payload)
  admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
  smtp.behave('accept')
  smtp.mails.length = 0
})

let made = 0

/** Somebody of this age who has asked for news; null for an age that nobody knows. */
async function reader(age: number | null): Promise<string> {
  const { id } = await createPerson(payload, project)
  const email = `counted-${process.pid}-${made++}@example.org`
  await payload.db.updateOne({
    collection: 'users',
    id,
    returning: false,
    data: { email, isEmailVerified: true },
  })
  await setNews(payload, String(id), { isOn: true, source: 'settings', now })
  if (age !== null)
    await storeConsent(payload, { student: String(id), project: project.id }, null, {
      birthYear: now.getUTCFullYear() - age,
      guardianAt: age < 18 ? now.toISOString() : null,
    })
  return email
}

const allowCounting = (countsReads = true) =>
  insertIfAbsent({ payload, collection: 'message-settings', data: { project: project.id, countsReads } })

/** Queues a bulk e-mail with two buttons for everybody. */
async function queueAll(isCounted: boolean): Promise<BulkEmail> {
  const { body } = await admin.post<{ doc: BulkEmail }>('/bulk-emails', {
    title: 'New batch',
    subject: 'News',
    perMinute: 60,
    segment: {},
    isCounted,
    blocks: [
      { kind: 'text', text: 'Hello' },
      { kind: 'button', text: 'Here', href: '/courses/new' },
      { kind: 'button', text: 'There', href: 'https://elsewhere.example/a?b=1&c=2' },
      { kind: 'button', text: 'Write', href: 'mailto:help@example.org' },
    ],
  })
  await admin.post('/bulkemails/schedule', { bulkEmail: body.doc.id, at: null })
  await sendBulkEmails(payload, new Date(Date.now() + 60_000))
  return body.doc
}
async function send(isCounted: boolean): Promise<BulkEmail> {
  const row = await queueAll(isCounted)
  await sendQueuedMessages(payload, new Date(Date.now() + 180_000))
  return row
}
const mailTo = (email: string) => {
  const mail = smtp.mails.find(({ to }) => to.includes(email))
  const html = mail?.html ?? ''
  return {
    text: mail?.text ?? '',
    html,
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&')),
    pixel: /<img [^>]*src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null,
  }
}
const totals = async ({ id }: BulkEmail) => {
  const row = await readRow({ payload, collection: 'bulk-emails', where: { id: { equals: id } } })
  return [row?.openedCount, row?.clickedCount]
}
/** As a mail program requests it, without cookies. */
const ask = (address: string, from = project, method = 'GET') =>
  belowExpress(from)(address.replace(/^.*?\/api/, ''), { method, headers: new Headers() })

it('counts nothing unless the settings and the bulk e-mail ask for it', async () => {
  const email = await reader(30)
  await send(true)
  await allowCounting(false)
  expect(mailTo(email)).toMatchObject({
    pixel: null,
    links: expect.not.arrayContaining([expect.stringContaining('/go')]),
  })
  smtp.mails.length = 0
  await payload.db.updateMany({
    collection: 'message-settings',
    where: { project: { equals: project.id } },
    returning: false,
    data: { countsReads: true },
  })
  await send(false)
  expect(mailTo(email).links).toContain('https://elsewhere.example/a?b=1&c=2')
  expect(mailTo(email).pixel).toBeNull()
  smtp.mails.length = 0
  await send(true)
  expect(mailTo(email).pixel).toContain('/api/bulkemails/opened?token=')
})

it('counts only people who are known to be of age, and a minor gets none', async () => {
  await allowCounting()
  const [adult, unknown, minor] = [await reader(30), await reader(null), await reader(15)]
  await send(true)
  expect(mailTo(minor).html).toBe('')
  const uncounted = mailTo(unknown)
  expect(uncounted.pixel).toBeNull()
  expect(uncounted.html).not.toContain('/api/bulkemails/')
  expect(uncounted.links).toContain('https://elsewhere.example/a?b=1&c=2')
  const { pixel, links, text } = mailTo(adult)
  expect(pixel).not.toBeNull()
  expect(links.filter((link) => link.includes('/api/bulkemails/go?token='))).toHaveLength(2)
  expect(links).toContain('mailto:help@example.org')
  expect(text).toContain('https://elsewhere.example/a?b=1&c=2')
})

it('reads once for a batch who is of age and whether the project counts', async () => {
  await allowCounting()
  const emails = await Promise.all([reader(30), reader(40), reader(15), reader(null)])
  // On SQLite these rows are read without the adapter, on MongoDB through it.
  const { client } = payload.db as unknown as { client?: { execute: (statement: unknown) => unknown } }
  const reads = client
    ? [vi.spyOn(client, 'execute')]
    : [vi.spyOn(payload.db, 'find'), vi.spyOn(payload.db, 'findOne')]
  await queueAll(true)
  for (const read of reads) read.mockClear()
  await sendQueuedMessages(payload, new Date(Date.now() + 180_000))
  const asked = reads.flatMap(({ mock }) => mock.calls.map(([what]) => JSON.stringify(what)))
  for (const read of reads) read.mockRestore()
  expect(asked.filter((what) => /student.consents/.test(what))).toHaveLength(1)
  expect(emails.map((email) => mailTo(email).pixel !== null)).toEqual([true, true, false, false])
})

it('adds an e-mail once to the totals as opened and once as followed, without a cookie and without saying whose it was', async () => {
  await allowCounting()
  const [first, second] = [await reader(30), await reader(40)]
  const row = await send(true)
  const pixels = [mailTo(first).pixel, mailTo(second).pixel] as [string, string]
  const answers = await Promise.all([ask(pixels[0]), ask(pixels[0]), ask(pixels[0]), ask(pixels[1])])
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/gif')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  const [here = '', there = ''] = mailTo(first).links.filter((link) => link.includes('/go?'))
  const led = await ask(there)
  expect(led.status).toBe(303)
  expect(led.headers.get('location')).toBe('https://elsewhere.example/a?b=1&c=2')
  expect(led.headers.getSetCookie()).toEqual([])
  expect((await ask(here)).headers.get('location')).toMatch(/\/courses\/new$/)
  expect(await totals(row)).toEqual([2, 1])
  const { docs } = await payload.db.find({
    collection: 'claims',
    where: { key: { like: 'bulk-count:' } },
    limit: 100,
  })
  expect(docs.length).toBeGreaterThan(2)
  const messages = await payload.db.find({
    collection: 'outgoing-messages',
    where: { bulkEmail: { equals: String(row.id) } },
  })
  for (const { id, user } of messages.docs as unknown as { id: string; user: string }[])
    for (const { key } of docs as unknown as { key: string }[]) {
      expect(key).not.toContain(id)
      expect(key).not.toContain(user)
    }
})

it('leads nowhere but to the links of the e-mail', async () => {
  await allowCounting()
  const email = await reader(30)
  const row = await send(true)
  const { links, pixel } = mailTo(email)
  const go = links.find((link) => link.includes('/go?')) ?? ''
  const [base = '', token = ''] = go.split('token=')
  const [text = '', signature = ''] = token.split('.')
  const named = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
  const forged = (place: unknown) =>
    `${base}token=${Buffer.from(JSON.stringify([...named.slice(0, 2), place])).toString('base64url')}.${signature}`
  for (const address of [forged(3), forged('https://evil.example'), `${base}token=x`, base, `${go}x`])
    expect((await ask(address)).status, address).toBe(404)
  // A token of the one is none of the other, and none of another project.
  expect((await ask(go.replace('/go?', '/opened?'))).status).toBe(404)
  expect((await ask((pixel ?? '').replace('/opened?', '/go?'))).status).toBe(404)
  expect((await ask(go, await createProject(payload))).status).toBe(404)
  expect(await totals(row)).toEqual([0, 0])
})

it('tells staff no total below five', async () => {
  const { body } = await admin.post<{ doc: BulkEmail }>('/bulk-emails', {
    title: 'New batch',
    subject: 'News',
    perMinute: 60,
    openedCount: 50,
    blocks: [{ kind: 'text', text: 'Hello' }],
  })
  expect(body.doc.openedCount).toBe(0)
  const shown = async (openedCount: number) => {
    await payload.db.updateOne({
      collection: 'bulk-emails',
      id: body.doc.id,
      returning: false,
      data: { state: 'sent', openedCount, clickedCount: openedCount },
    })
    const read = await admin.get<BulkEmail>(`/bulk-emails/${body.doc.id}?depth=0`)
    return [read.body.openedCount, read.body.clickedCount]
  }
  expect(await shown(4)).toEqual([null, null])
  expect(await shown(5)).toEqual([5, 5])
})
