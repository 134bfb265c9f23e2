import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { ensureOwner } from '#cms/operations/ensureOwner.ts'
import { startPayload } from '#cms/payload.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { entitle } from '#tests/support/entitle.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import { staffOf } from '../people/support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Browser
beforeAll(async () => {
  payload = await startPayload()
  // A person proves several identifiers here within seconds.
  project = await createProject(payload, { 'admin-configs': { authLimits: { sendGapMs: 0 } } })
  admin = (await staffOf(payload, project, 800)).browser
})

const freshEmail = () => `u${freshPhone().slice(3)}@example.org`
const storedUser = async (id: string) =>
  (await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })) as User

type Verified = { apiSuccess: boolean; code?: string; signInToken?: string }

/** Requests and verifies a code, as the owner of the phone or e-mail does. */
async function proveByCode(to: { phone: string } | { email: string }, browser = openBrowser(project)) {
  if ('phone' in to) {
    await browser.post('/auth/loginAndSendOtp', to)
    return browser.post<Verified>('/auth/verifyOtp', { ...to, otp: codeFor(to.phone) })
  }
  await browser.post('/auth/loginemailotp', to)
  return browser.post<Verified>('/auth/verifyEmailOtp', { ...to, emailOtp: codeFor(to.email) })
}

/** The account that a right code signs in to; null without one. */
async function signedInAs(to: { phone: string } | { email: string }): Promise<string | null> {
  const browser = openBrowser(project)
  const { body } = await proveByCode(to, browser)
  if (!body.signInToken) return null
  await browser.post('/auth/session', { signInToken: body.signInToken })
  const me = await browser.get<{ user: { uid: string } }>('/auth/me')
  return me.body.user.uid
}

async function importPerson(level?: string): Promise<User & { phone: string; email: string }> {
  const row = { name: 'Asha Kumari', phone: freshPhone(), email: freshEmail(), ...(level ? { level } : {}) }
  await admin.post('/people/addcsv', { rows: [{ line: 2, ...row }], dryRun: false })
  const user = await payload.db.findOne<User>({
    collection: 'users',
    where: { phone: { equals: row.phone } },
  })
  return user as User & { phone: string; email: string }
}

describe('a phone or e-mail that others entered', () => {
  it('is unproven until its owner signs in with it, which proves it alone', async () => {
    const user = await importPerson()
    expect(user).toMatchObject({ isPhoneVerified: false, isEmailVerified: false })
    expect(await signedInAs(user)).toBe(user.uid)
    expect(await storedUser(user.id)).toMatchObject({ isPhoneVerified: true, isEmailVerified: false })
    expect((await proveByCode({ email: user.email })).body).toMatchObject({
      apiSuccess: false,
      code: 'noAccount',
    })
    expect(await signedInAs(user)).toBe(user.uid)
  })

  it('gives its owner what staff added to the account', async () => {
    const user = await importPerson()
    const { course } = await createCourse(payload, project)
    await entitle(payload, { project: project.id, student: user.id, kind: 'class', target: course.id })
    const browser = openBrowser(project)
    const { body } = await proveByCode({ email: user.email }, browser)
    await browser.post('/auth/session', { signInToken: body.signInToken })
    const mine = await browser.get('/learn/classes')
    expect(JSON.stringify(mine.body)).toContain(course.title)
    expect(await storedUser(user.id)).toMatchObject({ isPhoneVerified: false, isEmailVerified: true })
  })

  it('cannot sign in to an account that the owner of the other identifier has claimed; of two at once one wins', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const user = await importPerson()
      const [phone, email] = [openBrowser(project), openBrowser(project)]
      await phone.post('/auth/loginAndSendOtp', { phone: user.phone })
      await email.post('/auth/loginemailotp', { email: user.email })
      const answers = await Promise.all([
        phone.post<Verified>('/auth/verifyOtp', { phone: user.phone, otp: codeFor(user.phone) }),
        email.post<Verified>('/auth/verifyEmailOtp', { email: user.email, emailOtp: codeFor(user.email) }),
      ])
      expect(answers.filter(({ body }) => body.signInToken)).toHaveLength(1)
      expect(answers.filter(({ body }) => body.code === 'noAccount')).toHaveLength(1)
      const { isPhoneVerified, isEmailVerified } = await storedUser(user.id)
      expect([isPhoneVerified, isEmailVerified].filter(Boolean)).toHaveLength(1)
    }
  })

  it('is also claimed by a sign-up, which does not change the account', async () => {
    const user = await importPerson()
    const values = { phone: user.phone, email: freshEmail(), name: 'Somebody Else', otpMethod: 'onPhone' }
    const browser = openBrowser(project)
    await browser.post('/auth/signupAndSendOtp', values)
    const { body } = await browser.post<Verified>('/auth/verifySignupOtp', {
      ...values,
      otp: codeFor(user.phone),
    })
    expect(body.apiSuccess).toBe(true)
    expect(await storedUser(user.id)).toMatchObject({
      name: 'Asha Kumari',
      email: user.email,
      isPhoneVerified: true,
      isEmailVerified: false,
    })
  })

  it('belongs to one account: of two concurrent entries one is refused', async () => {
    const [phone, email] = [freshPhone(), freshEmail()]
    const added = await Promise.all(
      Array.from({ length: 4 }, () => admin.post('/people/add', { name: 'Asha Kumari', phone, email })),
    )
    expect(added.filter(({ body }) => body.apiSuccess)).toHaveLength(1)
    expect(added.filter(({ body }) => body.code === 'taken')).toHaveLength(3)
    const byRest = await admin.post('/users', { name: 'Ravi', phone })
    expect(byRest.status).toBe(400)
    const again = await admin.post<{ known: number[] }>('/people/addcsv', {
      rows: [{ line: 2, name: 'Asha', phone, email }],
      dryRun: false,
    })
    expect(again.body.known).toEqual([2])
  })

  it('gives added staff their permissions with the first 6-digit code', async () => {
    const user = await importPerson('subadmin')
    const browser = openBrowser(project)
    await browser.post('/admin/sendOtp', { identifier: user.email })
    const { body } = await browser.post<Verified>('/admin/verifyOtp', {
      identifier: user.email,
      otp: codeFor(user.email),
    })
    expect(body.apiSuccess).toBe(true)
    const traded = await browser.post('/admin/usersession', { signInToken: body.signInToken })
    expect(traded.body).toMatchObject({ level: 650 })
    expect(await storedUser(user.id)).toMatchObject({ isEmailVerified: true, isPhoneVerified: false })
    await browser.post('/admin/sendOtp', { identifier: user.phone })
    const other = await browser.post<Verified>('/admin/verifyOtp', {
      identifier: user.phone,
      otp: codeFor(user.phone),
    })
    expect(other.body).toMatchObject({ apiSuccess: false, code: 'noStaffAccess' })
  })

  it('of a blocked account signs nobody in', async () => {
    const user = await importPerson()
    await payload.db.updateOne({ collection: 'users', id: user.id, data: { isBlocked: true } })
    expect((await proveByCode({ phone: user.phone })).body).toMatchObject({
      apiSuccess: false,
      code: 'blocked',
    })
  })
})

describe('a phone or e-mail that staff change', () => {
  it('is unproven, ends the sessions, and does not sign in while another identifier is proven', async () => {
    const { phone, id } = await createPerson(payload, project)
    const email = freshEmail()
    expect((await admin.call('PATCH', `/users/${id}`, { email })).status).toBe(200)
    expect(await storedUser(String(id))).toMatchObject({ isPhoneVerified: true, isEmailVerified: false })
    expect((await proveByCode({ email })).body).toMatchObject({ apiSuccess: false, code: 'noAccount' })
    const uid = await signedInAs({ phone })
    expect(uid).toBe((await storedUser(String(id))).uid)
    const next = freshPhone()
    expect((await admin.call('PATCH', `/users/${id}`, { phone: next })).status).toBe(200)
    expect(await storedUser(String(id))).toMatchObject({ phone: next, isPhoneVerified: false })
    // The previous phone no longer signs in.
    expect((await proveByCode({ phone })).body).toMatchObject({ code: 'noAccount' })
  })

  it('in place of the only proven one is claimed by its owner; the person’s other unproven identifier does not sign in', async () => {
    const browser = openBrowser(project)
    const [phone, email, next] = [freshPhone(), freshEmail(), freshPhone()]
    const values = { phone, email, name: 'Asha Kumari', otpMethod: 'onPhone' }
    await browser.post('/auth/signupAndSendOtp', values)
    await browser.post('/auth/verifySignupOtp', { ...values, otp: codeFor(phone) })
    const user = (await payload.db.findOne<User>({
      collection: 'users',
      where: { phone: { equals: phone } },
    })) as User
    expect((await admin.call('PATCH', `/users/${user.id}`, { phone: next })).status).toBe(200)
    expect((await proveByCode({ email })).body).toMatchObject({ code: 'noAccount' })
    expect(await signedInAs({ phone: next })).toBe(user.uid)
  })

  it('to that of another person is refused', async () => {
    const [one, other] = [await createPerson(payload, project), await createPerson(payload, project)]
    const answer = await admin.call('PATCH', `/users/${one.id}`, { phone: other.phone })
    expect(answer.status).toBe(400)
  })
})

describe('the owner named in the environment', () => {
  it('is proven, even when another account had entered the same before', async () => {
    const [phone, email] = [freshPhone(), freshEmail()]
    const find = async (value: string) =>
      (await payload.db.find<User>({ collection: 'users', where: { email: { equals: value } } })).docs
    // At the first start already, and by each later one.
    for (const _ of [1, 2]) {
      await ensureOwner(payload, { phone, email })
      expect(await find(email)).toMatchObject([{ isPhoneVerified: true, isEmailVerified: true }])
    }
    const entered = freshEmail()
    await payload.create({
      collection: 'users',
      data: { name: 'Owner', email: entered, userLevel: 1000 } as never,
      overrideAccess: true,
    })
    await ensureOwner(payload, { email: entered })
    expect(await find(entered)).toMatchObject([{ isEmailVerified: true }])
  })
})
