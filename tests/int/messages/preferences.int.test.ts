import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { storeConsent } from '#cms/operations/consents/consentsOf.ts'
import { readPreferences } from '#cms/operations/messages/preferences.ts'
import { queueNotice } from '#cms/operations/messages/queueNotice.ts'
import { readUnsubscribeToken, unsubscribeToken } from '#cms/operations/messages/unsubscribeLink.ts'
import { startPayload } from '#cms/payload.ts'
import { readRow, readRows } from '#database/guard.ts'
import type { MessagePreferences } from '#domain/calls/messagePreferences.ts'
import type { NoticeKind } from '#domain/messages/noticeKinds.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { deliveryLog, sendQueuedMessages } from '#tests/support/messages.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

let payload: BasePayload
let project: RequestProject
let student: User & { phone: string }
let browser: Browser
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = (await createPerson(payload, project)) as User & { phone: string }
  const email = { email: `p${student.phone.slice(3)}@example.org`, isEmailVerified: true }
  await payload.db.updateOne({ collection: 'users', id: student.id, data: email })
  student = { ...student, ...email }
  browser = await signIn(project, student.phone)
})

let notices = 0
async function queue(kind: NoticeKind, now = new Date()): Promise<void> {
  await queueNotice(payload, {
    project,
    person: student,
    channels: ['email'],
    host: 'localhost',
    subject: 'A reply',
    kind,
    text: 'We have answered.',
    dedupeKey: `preferences-${process.pid}-${notices++}`,
    now,
  })
}
const states = async () =>
  (
    await readRows({
      payload,
      collection: 'outgoing-messages',
      where: { user: { equals: String(student.id) } },
      sort: ['createdAt'],
      limit: 20,
    })
  ).map(({ kind, state }) => `${kind} ${state}`)
const own = () => ({ project: project.id, user: String(student.id) })
const save = (preferences: MessagePreferences, by = browser) =>
  by.post<{ apiSuccess: boolean }>('/messages/savepreferences', preferences)
const stored = async () =>
  (await browser.get<{ preferences: MessagePreferences }>('/messages/preferences')).body.preferences

const NONE: MessagePreferences = {
  choices: [
    { kind: 'help', channel: 'email', isOn: false },
    { kind: 'help', channel: 'sms', isOn: true },
    { kind: 'reminders', channel: 'email', isOn: false },
    { kind: 'news', channel: 'email', isOn: false },
  ],
  quiet: null,
  isDaily: false,
}

describe('message settings', () => {
  it('are per person, with replies on and reminders off by default', async () => {
    expect(await stored()).toEqual({
      choices: [
        { kind: 'help', channel: 'email', isOn: true },
        { kind: 'help', channel: 'sms', isOn: true },
        { kind: 'reminders', channel: 'email', isOn: false },
        { kind: 'news', channel: 'email', isOn: false },
      ],
      quiet: null,
      isDaily: false,
    })
    const wanted = { ...NONE, quiet: { from: '21:00', to: '09:00' } }
    expect((await save(wanted)).body.apiSuccess).toBe(true)
    expect(await stored()).toEqual(wanted)
    expect((await save(NONE, openBrowser(project))).status).toBe(401)
    expect((await save({ ...NONE, quiet: { from: '25:00', to: '09:00' } })).status).toBe(400)
  })

  it('stop messages that are turned off, even queued ones, and never mandatory ones', async () => {
    await queue('help')
    await save(NONE)
    await queue('account')
    await sendQueuedMessages(payload)
    expect((await states()).toSorted()).toEqual(['account sent', 'help muted'])
  })

  it('delay replies until quiet hours end', async () => {
    await save({ ...NONE, choices: [], quiet: { from: '00:00', to: '23:59' } })
    const midday = new Date('2026-03-10T06:30:00.000Z') // 12:00 in India
    await queue('help', midday)
    await queue('account', midday)
    await sendQueuedMessages(payload, midday)
    expect((await states()).toSorted()).toEqual(['account sent', 'help due'])
    await sendQueuedMessages(payload, new Date('2026-03-10T18:29:30.000Z'))
    expect((await states()).toSorted()).toEqual(['account sent', 'help sent'])
  })
})

describe('a birth year', () => {
  const ON: MessagePreferences = {
    ...NONE,
    choices: NONE.choices.map((choice) => ({ ...choice, isOn: true })),
  }
  const born = (years: number) =>
    browser.post<{ apiSuccess: boolean }>('/auth/birthyear', {
      birthYear: new Date().getUTCFullYear() - years,
    })
  const isOn = async () => (await stored()).choices.map((choice) => `${choice.kind} ${choice.isOn}`)
  const whoSays = () =>
    readRow({ payload, collection: 'student-consents', where: { student: { equals: String(student.id) } } })
  const account = () => readRow({ payload, collection: 'users', where: { id: { equals: student.id } } })

  it('of a minor withdraws what they opted in to as an adult, also what is queued, and it cannot be turned on again', async () => {
    expect((await born(30)).body.apiSuccess).toBe(true)
    await browser.post('/auth/listed', { isListed: true, displayName: 'Comet', version: 1 })
    await save(ON)
    expect(await isOn()).toEqual(['help true', 'help true', 'reminders true', 'news true'])
    await queue('news')
    expect((await born(14)).body.apiSuccess).toBe(true)
    expect(await whoSays()).toMatchObject({ isListed: false, displayName: null })
    expect(await account()).toMatchObject({
      newsConsentAt: null,
      newsConsentFrom: null,
      wantsReminders: false,
    })
    expect(await isOn()).toEqual(['help true', 'help true', 'reminders false', 'news false'])
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['news muted'])
    expect((await save(ON)).body).toMatchObject({ apiSuccess: false, code: 'minor' })
    expect((await account())?.newsConsentAt ?? null).toBeNull()
    expect((await browser.get<{ isMinor: boolean }>('/messages/preferences')).body.isMinor).toBe(true)
  })

  it('of a minor prevails while the opt-in is still stored', async () => {
    await save(ON)
    await queue('news')
    await storeConsent(payload, { student: String(student.id), project: project.id }, null, {
      birthYear: new Date().getUTCFullYear() - 14,
      guardianAt: new Date().toISOString(),
    })
    expect(await isOn()).toEqual(['help true', 'help true', 'reminders false', 'news false'])
    await sendQueuedMessages(payload)
    expect(await states()).toEqual(['news muted'])
  })
})

describe('the daily digest', () => {
  const DAY_MS = 86_400_000
  const tomorrow = () => new Date(Date.now() + DAY_MS + 60_000)
  const received = () => messagesTo(student.email as string)

  it('has all replies of the day, each under its subject; mandatory messages are sent at once', async () => {
    await save({ ...NONE, choices: [], isDaily: true })
    expect((await stored()).isDaily).toBe(true)
    for (let replies = 0; replies < 3; replies++) await queue('help')
    await queue('account')
    await sendQueuedMessages(payload)
    expect((await states()).toSorted()).toEqual(['account sent', 'help due', 'help due', 'help due'])
    const before = received().length
    await sendQueuedMessages(payload, tomorrow())
    expect((await states()).toSorted()).toEqual(['account sent', 'help sent', 'help sent', 'help sent'])
    expect(received()).toHaveLength(before + 1)
    const daily = received().at(-1)
    expect(daily?.text.match(/We have answered\./g)).toHaveLength(3)
    expect(daily?.text).toContain('/unsubscribe')
  })

  it('is the reply itself when there is only one', async () => {
    await save({ ...NONE, choices: [], isDaily: true })
    await queue('help')
    await sendQueuedMessages(payload, tomorrow())
    expect(received().at(-1)).toMatchObject({ subject: expect.stringContaining('A reply') })
  })

  it('is not resent after a kill if the mail server may have accepted it, and is if it was not handed over', async () => {
    await save({ ...NONE, choices: [], isDaily: true })
    for (let replies = 0; replies < 3; replies++) await queue('help')
    const before = received().length
    await sendQueuedMessages(payload, tomorrow())
    expect(received()).toHaveLength(before + 1)
    // State after a process was killed between the mail server's response and storing it.
    const where = { user: { equals: String(student.id) } }
    const interrupted = { state: 'sending' as const, dueAt: tomorrow().toISOString() }
    const words = { subject: 'A reply', text: 'We have answered.' }
    await payload.db.updateMany({
      collection: 'outgoing-messages',
      where,
      data: { ...interrupted, ...words },
    })
    await queue('help')
    const afterKill = new Date(tomorrow().getTime() + 60_000)
    await sendQueuedMessages(payload, afterKill)
    await sendQueuedMessages(payload, new Date(afterKill.getTime() + 60_000))
    expect((await states()).toSorted()).toEqual(['help sent', 'help unknown', 'help unknown', 'help unknown'])
    expect(received()).toHaveLength(before + 2)
    expect(
      received()
        .at(-1)
        ?.text.match(/We have answered\./g),
    ).toHaveLength(1)
    const uncertain = (await deliveryLog(payload, project)).filter(({ status }) => status === 'unknown')
    expect(uncertain).toHaveLength(3)
    // Messages of a process killed before they were handed over are sent.
    await queue('help')
    await payload.db.updateMany({
      collection: 'outgoing-messages',
      where: { and: [where, { state: { equals: 'due' } }] },
      data: interrupted,
    })
    await sendQueuedMessages(payload, afterKill)
    expect(received()).toHaveLength(before + 3)
  })

  it('that was turned off again releases waiting replies at their time in the next run', async () => {
    await save({ ...NONE, choices: [], isDaily: true })
    await queue('help')
    await sendQueuedMessages(payload)
    await save({ ...NONE, choices: [], isDaily: false })
    await sendQueuedMessages(payload, tomorrow())
    expect(await states()).toEqual(['help sent'])
  })
})

describe('an unsubscribe link', () => {
  const path = (token: string) => `/messages/unsubscribe?token=${encodeURIComponent(token)}`
  const helpOn = async () => (await readPreferences(payload, own(), new Date()))?.choices[0]?.isOn

  it('shows the kind of messages, and unsubscribes only by POST, without a session', async () => {
    const token = unsubscribeToken({ ...own(), kind: 'help' })
    const stranger = openBrowser(project)
    expect((await stranger.get(path(token))).body).toMatchObject({ kind: 'help', isOn: true })
    expect(await helpOn()).toBe(true)
    expect((await stranger.post(path(token), {})).body).toMatchObject({ apiSuccess: true })
    expect(await helpOn()).toBe(false)
    expect((await stranger.get(path(token))).body).toMatchObject({ isOn: false })
  })

  it('is valid for one project, person and kind', async () => {
    const token = unsubscribeToken({ ...own(), kind: 'help' })
    expect(readUnsubscribeToken(token)).toEqual({ ...own(), kind: 'help' })
    const elsewhere = await createProject(payload)
    expect((await openBrowser(elsewhere).post(path(token), {})).status).toBe(404)
    const [, signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify([project.id, 'somebody', 'help'])).toString('base64url')
    expect((await openBrowser(project).post(path(`${forged}.${signature}`), {})).status).toBe(404)
    expect(await helpOn()).toBe(true)
  })
})
