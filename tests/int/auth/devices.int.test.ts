import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { findSession } from '#access/session/findSession.ts'
import { startPayload } from '#cms/payload.ts'
import type { User } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor, messagesTo } from '#tests/support/outbox.ts'
import { createPerson, freshPhone, signIn, signInStaff } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
/** Lifts the 30 s gap before the next code to a phone. */
const forgetGap = (phone: string) =>
  payload.db.updateMany({
    collection: 'otp-budgets',
    where: { key: { equals: `${project.id}:${phone}` } },
    data: { nextSendAt: 0, hourSends: 0, sends: 0 },
  })
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

describe('a phone that an admin changes', () => {
  it('ends the old holder’s session and known device at once', async () => {
    const person = await createPerson(payload, project)
    const browser = await signIn(project, person.phone)
    const admin = await createPerson(payload, project, 800)
    const panel = await signInStaff(project, admin.phone)
    await payload.db.updateMany({
      collection: 'sessions',
      where: { user: { equals: admin.id } },
      data: { provenUntil: new Date(Date.now() + 60_000).toISOString() },
    })
    const changed = await panel.call('PATCH', `/users/${person.id}`, { phone: freshPhone() })
    expect(changed.status).toBe(200)
    expect((await browser.get('/auth/me')).status).toBe(401)
    const devices = { collection: 'known-devices', where: { user: { equals: person.id } } } as const
    expect((await payload.db.count(devices)).totalDocs).toBe(0)
  })
})

describe('a device', () => {
  const notificationTitles = async (user: string) =>
    (
      await payload.find({
        collection: 'notifications',
        where: { user: { equals: user } },
        sort: 'addedOn',
        depth: 0,
        overrideAccess: true,
      })
    ).docs.map(({ kind }) => kind)

  it('is known after a sign-in, so that strangers cannot use up its codes or guesses', async () => {
    const person = await createPerson(payload, project)
    const { phone } = person
    const browser = await signIn(project, phone)
    await browser.post('/auth/signout')
    const stranger = openBrowser(project)
    await forgetGap(phone)
    await stranger.post('/auth/loginAndSendOtp', { phone })
    const right = codeFor(phone)
    const wrong = right === '0000' ? '1111' : '0000'
    const guesses = []
    for (let i = 0; i < 3; i++)
      guesses.push((await stranger.post('/auth/verifyOtp', { phone, otp: wrong })).body.code)
    expect(guesses).toEqual(['wrongCode', 'wrongCode', 'stepUp'])
    const sent = await browser.post('/auth/loginAndSendOtp', { phone })
    expect(sent.body).toMatchObject({ apiSuccess: true, otpLength: 4 })
    const verified = await browser.post('/auth/verifyOtp', { phone, otp: codeFor(phone) })
    expect(verified.body).toMatchObject({ apiSuccess: true })
    await forgetGap(phone)
    const again = await stranger.post('/auth/loginAndSendOtp', { phone })
    expect(again.body).toMatchObject({ apiSuccess: true, otpLength: 6 })
    expect((await stranger.post('/auth/verifyOtp', { phone, otp: right })).body.code).toBe('stepUp')
    const stepped = await stranger.post('/auth/verifyOtp', { phone, otp: codeFor(phone) })
    expect(stepped.body).toMatchObject({ apiSuccess: true })
  })

  it('is not known by a forged cookie or one of another project', async () => {
    const { phone } = await createPerson(payload, project)
    const browser = await signIn(project, phone)
    const name = `${project.slug}-device`
    const cookie = browser.jar.get(name) as string
    const other = await createProject(payload)
    const stranger = openBrowser(project)
    await forgetGap(phone)
    await stranger.post('/auth/loginAndSendOtp', { phone })
    const wrong = codeFor(phone) === '0000' ? '1111' : '0000'
    for (let i = 0; i < 3; i++) await stranger.post('/auth/verifyOtp', { phone, otp: wrong })
    const forged = cookie.replace(/^.{22}/, 'A'.repeat(22))
    const away = await signIn(other, (await createPerson(payload, other)).phone)
    for (const value of [forged, away.jar.get(`${other.slug}-device`) as string]) {
      await forgetGap(phone)
      const impostor = openBrowser(project)
      impostor.jar.set(name, value)
      const sent = await impostor.post('/auth/loginAndSendOtp', { phone })
      expect(sent.body).toMatchObject({ otpLength: 6 })
    }
  })

  it('that is new causes a notification; a first device and a new account are welcomed', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    const person = {
      phone,
      name: 'Test Person',
      email: `${phone.slice(1)}@example.org`,
      otpMethod: 'onPhone',
    }
    await browser.post('/auth/signupAndSendOtp', person)
    const { body } = await browser.post('/auth/verifySignupOtp', { ...person, otp: codeFor(phone) })
    await browser.post('/auth/session', { signInToken: body.signInToken })
    const user = await payload.db.findOne<User>({ collection: 'users', where: { phone: { equals: phone } } })
    const id = String(user?.id)
    expect(await notificationTitles(id)).toEqual(['welcome'])
    await forgetGap(phone)
    await signIn(project, phone)
    expect(await notificationTitles(id)).toEqual(['welcome', 'newDevice'])
    await forgetGap(phone)
    await signIn(project, phone, browser)
    expect(await notificationTitles(id)).toEqual(['welcome', 'newDevice'])
  })
})

describe('a phone abroad', () => {
  it('gets a login code only where the project allows foreign phones', async () => {
    const phone = '+14155550100'
    const home = await openBrowser(project).post('/auth/loginAndSendOtp', { phone })
    expect(home.body).toMatchObject({ apiSuccess: false, message: 'Some error occurred while sending OTP.' })
    for (const [path, body] of [
      ['/auth/resendOtp', { phone }],
      ['/auth/resendSignupOtp', { phone }],
      ['/admin/sendOtp', { identifier: phone }],
    ] as const)
      expect((await openBrowser(project).post(path, body)).body, path).toMatchObject({ code: 'phone' })
    expect(messagesTo(phone)).toHaveLength(0)
    const open = await createProject(payload, {
      'web-static-configs': { adminWebConfig: { signupForm: { isIntlPhoneEnabled: true } } },
    })
    const abroad = await openBrowser(open).post('/auth/loginAndSendOtp', { phone })
    expect(abroad.body).toMatchObject({ apiSuccess: true })
  })
})

describe('a session for another surface', () => {
  const knownDevices = async (user: string) =>
    (await payload.db.count({ collection: 'known-devices', where: { user: { equals: user } } })).totalDocs

  it('ends no later than the session it comes from, makes no device known, and its token is void once that one has ended', async () => {
    const person = await createPerson(payload, project)
    const browser = await signIn(project, person.phone)
    const endsAt = new Date(Date.now() + 60_000).toISOString()
    await payload.db.updateMany({
      collection: 'sessions',
      where: { user: { equals: person.id } },
      data: { expiresAt: endsAt },
    })
    const { body } = await browser.post<{ signInToken: string; expiresAt: number }>('/auth/getcustomtoken')
    expect(body.expiresAt).toBe(Date.parse(endsAt))
    const other = openBrowser(project)
    expect((await other.post('/auth/session', { signInToken: body.signInToken })).status).toBe(200)
    expect(await knownDevices(String(person.id))).toBe(1)
    await browser.post('/auth/signout')
    expect((await browser.post('/auth/getcustomtoken')).status).toBe(401)
  })

  it('cannot be opened by a token from before a global sign-out', async () => {
    const person = await createPerson(payload, project)
    const browser = await signIn(project, person.phone)
    const { body } = await browser.post('/auth/getcustomtoken')
    await browser.post('/auth/signouteverywhere')
    expect(await knownDevices(String(person.id))).toBe(0)
    const thief = openBrowser(project)
    expect((await thief.post('/auth/session', { signInToken: body.signInToken })).status).toBe(401)
    expect(await knownDevices(String(person.id))).toBe(0)
  })
})

describe('staff sessions', () => {
  it.each([
    [200, 48],
    [650, 24],
    [800, 24],
  ])('of level %i end after %i hours, and after one idle hour', async (level, hours) => {
    const person = await createPerson(payload, project, level)
    const browser = openBrowser(project)
    await browser.post('/admin/sendOtp', { identifier: person.phone })
    const startedAt = Date.now()
    const { body } = await browser.post<{ signInToken: string; expiresAt: number }>('/admin/verifyOtp', {
      identifier: person.phone,
      otp: codeFor(person.phone),
    })
    expect(Math.round((body.expiresAt - startedAt) / 3_600_000)).toBe(hours)
    await browser.post('/admin/usersession', { signInToken: body.signInToken })
    const token = browser.jar.get(`${project.slug}-staff`) as string
    const seenAt = Date.now()
    const at = (ms: number) => findSession(payload, token, project, seenAt + ms)
    expect(await at(3_600_000 - 60_000)).toMatchObject({ id: person.id, _isStaff: true })
    expect(await at(3_600_000 + 3_600_000)).toBeNull()
  })
})
