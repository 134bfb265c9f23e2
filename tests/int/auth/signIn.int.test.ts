import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor, messagesTo } from '#tests/support/outbox.ts'
import { createPerson, freshPhone, signIn, signInStaff } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

describe('signing in', () => {
  it('signs a student in by phone and code, and out again', async () => {
    const person = await createPerson(payload, project)
    const browser = await signIn(project, person.phone)
    const me = await browser.get<{ user: { phone: string; role: string } }>('/auth/me')
    expect(me.status).toBe(200)
    expect(me.body.user).toMatchObject({ phone: person.phone, role: 'student' })
    await browser.post('/auth/signout')
    expect((await browser.get('/auth/me')).status).toBe(401)
    const logs = await payload.count({
      collection: 'signout-logs',
      where: { uid: { equals: person.uid } },
      overrideAccess: true,
    })
    expect(logs.totalDocs).toBe(1)
  })

  it('invalidates the session secret at sign-out even when the cookie is kept', async () => {
    const person = await createPerson(payload, project)
    const browser = await signIn(project, person.phone)
    const kept = new Map(browser.jar)
    await browser.post('/auth/signout')
    for (const [name, value] of kept) browser.jar.set(name, value)
    expect((await browser.get('/auth/me')).status).toBe(401)
  })

  it('responds identically with and without an account until the code is right, then with noAccount', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    const known = await createPerson(payload, project)
    const [a, b] = [
      await browser.post('/auth/loginAndSendOtp', { phone }),
      await openBrowser(project).post('/auth/loginAndSendOtp', { phone: known.phone }),
    ]
    expect(a.body).toEqual(b.body)
    const verified = await browser.post('/auth/verifyOtp', { phone, otp: codeFor(phone) })
    expect(verified.body).toMatchObject({ apiSuccess: false, code: 'noAccount' })
  })

  it('invalidates a code after 3 wrong tries, however many arrive at once', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: person.phone })
    const right = codeFor(person.phone)
    const wrong = right === '0000' ? '1111' : '0000'
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/auth/verifyOtp', { phone: person.phone, otp: wrong })),
    )
    expect(guesses.every(({ body }) => body.apiSuccess === false)).toBe(true)
    const late = await browser.post('/auth/verifyOtp', { phone: person.phone, otp: right })
    expect(late.body).toMatchObject({ apiSuccess: false, code: 'stepUp' })
  })

  it('opens one session when the right code arrives 20 times at once', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: person.phone })
    const otp = codeFor(person.phone)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/auth/verifyOtp', { phone: person.phone, otp })),
    )
    expect(answers.filter(({ body }) => body.apiSuccess === true)).toHaveLength(1)
  })

  it('accepts a code only in the browser that requested it', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: person.phone })
    const stranger = openBrowser(project)
    stranger.jar.set(`${project.slug}-challenge`, 'AAAAAAAAAAAAAAAAAAAAAA')
    const stolen = await stranger.post('/auth/verifyOtp', { phone: person.phone, otp: codeFor(person.phone) })
    expect(stolen.body).toMatchObject({ apiSuccess: false })
  })

  it('sends one code within 30 s: the same browser gets success, another one has to wait', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: person.phone })
    const again = await browser.post('/auth/resendOtp', { phone: person.phone })
    expect(again.body).toMatchObject({ apiSuccess: true })
    const stranger = await openBrowser(project).post('/auth/loginAndSendOtp', { phone: person.phone })
    expect(stranger.body).toMatchObject({
      apiSuccess: false,
      message: 'Could not resend OTP. Contact Support.',
    })
    expect(stranger.body.retryAfterS).toBeGreaterThan(0)
    expect(messagesTo(person.phone)).toHaveLength(1)
  })

  it('exchanges a sign-in token once', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: person.phone })
    const { body } = await browser.post('/auth/verifyOtp', {
      phone: person.phone,
      otp: codeFor(person.phone),
    })
    const trades = await Promise.all(
      Array.from({ length: 10 }, () =>
        openBrowser(project).post('/auth/session', { signInToken: body.signInToken }),
      ),
    )
    expect(trades.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('refuses 1000000000 with the text of spec 8, and malformed input with its field', async () => {
    const browser = openBrowser(project)
    const refused = await browser.post('/auth/loginAndSendOtp', { phone: '1000000000' })
    expect(refused.body).toMatchObject({
      apiSuccess: false,
      message: 'Some error occurred while sending OTP.',
    })
    const misshapen = await browser.post('/auth/verifyOtp', { phone: '9876543210', otp: '12' })
    expect(misshapen.status).toBe(400)
    expect(misshapen.body.fields).toHaveProperty('otp')
  })
})

describe('signing up', () => {
  const values = (phone: string, more = {}) => ({
    phone,
    name: 'Asha Rao',
    email: `${phone.slice(1)}@example.org`,
    otpMethod: 'onPhone',
    ...more,
  })

  it('creates an account after the phone code, with an unproven e-mail', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    const sent = await browser.post('/auth/signupAndSendOtp', values(phone))
    expect(sent.body).toMatchObject({
      apiSuccess: true,
      isEmailOtpSent: false,
      sent: { phone: true, email: false },
    })
    const verified = await browser.post('/auth/verifySignupOtp', {
      ...values(phone),
      otp: codeFor(phone),
      emailOtp: '',
      platform: 'web',
    })
    expect(verified.body).toMatchObject({ apiSuccess: true })
    await browser.post('/auth/session', { signInToken: verified.body.signInToken })
    const me = await browser.get<{ user: unknown }>('/auth/me')
    expect(me.body.user).toMatchObject({ phone, name: 'Asha Rao', userLevel: 100 })
    // The e-mail is unproven: it does not sign in.
    const email = values(phone).email
    const other = openBrowser(project)
    await other.post('/auth/loginemailotp', { email })
    const byEmail = await other.post('/auth/verifyEmailOtp', { email, emailOtp: codeFor(email) })
    expect(byEmail.body).toMatchObject({ code: 'noAccount' })
  })

  it('accepts both codes from a new browser', async () => {
    const both = await createProject(payload, {
      'web-static-configs': { adminWebConfig: { signupForm: { isEmailOtpEnabled: true } } },
    })
    const phone = freshPhone()
    const person = { phone, name: 'Test Person', email: `${phone.slice(1)}@example.org` }
    const browser = openBrowser(both)
    const sent = await browser.post('/auth/signupAndSendOtp', person)
    expect(sent.body).toMatchObject({ sent: { phone: true, email: true }, otpLength: { phone: 4, email: 4 } })
    const codes = { otp: codeFor(phone), emailOtp: codeFor(person.email) }
    const verified = await browser.post('/auth/verifySignupOtp', { ...person, ...codes })
    expect(verified.body).toMatchObject({ apiSuccess: true })
  })

  it('needs the form: a resent code alone creates no account, and unknown fields are refused', async () => {
    const [phone, browser] = [freshPhone(), openBrowser(project)]
    await browser.post('/auth/resendSignupOtp', { phone })
    const person = { phone, email: `${phone.slice(1)}@example.org`, otpMethod: 'onPhone' }
    const verified = await browser.post('/auth/verifySignupOtp', { ...person, otp: codeFor(phone) })
    expect(verified.body).toMatchObject({ apiSuccess: false, message: 'Error in signing up' })
    const extra = { id: 'isVip', fieldTitle: 'VIP', fieldType: 'text', data: 'yes' }
    const asked = { ...person, phone: freshPhone(), name: 'Test Person', additionalFields: [extra] }
    expect((await browser.post('/auth/signupAndSendOtp', asked)).body).toMatchObject({ code: 'fields' })
  })

  it('signs in to an existing account without changing it', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/signupAndSendOtp', values(person.phone, { name: 'Somebody Else' }))
    const verified = await browser.post('/auth/verifySignupOtp', {
      ...values(person.phone),
      otp: codeFor(person.phone),
    })
    expect(verified.body).toMatchObject({ apiSuccess: true })
    const stored = await payload.findByID({ collection: 'users', id: person.id, overrideAccess: true })
    expect(stored).toMatchObject({ name: 'Test Person', email: null })
  })

  it('creates one account when the same sign-up is verified twice at once', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    await browser.post('/auth/signupAndSendOtp', values(phone))
    const otp = codeFor(phone)
    await Promise.all([1, 2, 3].map(() => browser.post('/auth/verifySignupOtp', { ...values(phone), otp })))
    const accounts = await payload.count({
      collection: 'users',
      where: { phone: { equals: phone } },
      overrideAccess: true,
    })
    expect(accounts.totalDocs).toBe(1)
  })

  it('never lets a body choose level, uid or project', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    await browser.post(
      '/auth/signupAndSendOtp',
      values(phone, { userLevel: 1000, uid: 'mine', project: 'other' }),
    )
    const verified = await browser.post('/auth/verifySignupOtp', {
      ...values(phone),
      otp: codeFor(phone),
      userLevel: 1000,
    })
    expect(verified.body).toMatchObject({ apiSuccess: true })
    const { docs } = await payload.find({
      collection: 'users',
      where: { phone: { equals: phone } },
      overrideAccess: true,
    })
    expect(docs[0]).toMatchObject({ userLevel: 100, project: project.id })
    expect(docs[0]?.uid).not.toBe('mine')
  })
})

describe('staff', () => {
  it('sign in with 6 digits; a 4-digit session of the same person has learner rights only', async () => {
    const admin = await createPerson(payload, project, 800)
    const panel = await signInStaff(project, admin.phone)
    const listed = await panel.get<{ totalDocs: number }>('/users?limit=1')
    expect(listed.body.totalDocs).toBeGreaterThan(0)
    await payload.db.deleteMany({
      collection: 'otp-budgets',
      where: { key: { equals: `${project.id}:${admin.phone}` } },
    })
    const learner = await signIn(project, admin.phone)
    const users = await learner.get<{ docs: { id: string }[] }>('/users')
    expect(users.body.docs.map(({ id }) => id)).toEqual([admin.id])
  })

  it('sign-in refuses students, and only after the right code', async () => {
    const student = await createPerson(payload, project)
    const browser = openBrowser(project)
    const sent = await browser.post('/admin/sendOtp', { identifier: student.phone })
    expect(sent.body.apiSuccess).toBe(true)
    const verified = await browser.post('/admin/verifyOtp', {
      identifier: student.phone,
      otp: codeFor(student.phone),
    })
    expect(verified.body).toMatchObject({ apiSuccess: false, code: 'noStaffAccess' })
  })

  it('sessions end when the level changes', async () => {
    const admin = await createPerson(payload, project, 800)
    const panel = await signInStaff(project, admin.phone)
    await payload.update({
      collection: 'users',
      id: admin.id,
      data: { userLevel: 650 },
      overrideAccess: true,
      context: { project },
    })
    const after = await panel.get<{ user: unknown }>('/users/me')
    expect(after.body.user).toBeNull()
  })
})

describe('a platform owner', () => {
  it('signs in without a project, creates the first one, and is its owner', async () => {
    const owner = await createPerson(payload, null, 1000)
    const panel = openBrowser(null)
    await panel.post('/admin/sendOtp', { identifier: owner.phone })
    const { body } = await panel.post('/admin/verifyOtp', {
      identifier: owner.phone,
      otp: codeFor(owner.phone),
    })
    expect((await panel.post('/admin/usersession', { signInToken: body.signInToken })).body).toMatchObject({
      level: 1000,
    })
    const slug = `first-${owner.uid.slice(0, 6).toLowerCase()}`
    const created = await panel.post<{ doc: { id: string } }>('/projects', { title: 'First', slug })
    expect(created.status).toBe(201)
    await payload.db.deleteMany({ collection: 'otp-budgets', where: { key: { contains: owner.phone } } })
    const inside = await signInStaff({ id: String(created.body.doc.id), slug }, owner.phone)
    const products = await inside.post<{ doc: { project: string } }>('/selling-products', {
      title: 'P',
      summary: 's',
      pricePaise: 100,
    })
    expect(products.body.doc.project).toBe(created.body.doc.id)
  })

  it('is required there: an admin of a project cannot sign in without a project', async () => {
    const admin = await createPerson(payload, project, 800)
    const panel = openBrowser(null)
    await panel.post('/admin/sendOtp', { identifier: admin.phone })
    const verified = await panel.post('/admin/verifyOtp', {
      identifier: admin.phone,
      otp: codeFor(admin.phone),
    })
    expect(verified.body).toMatchObject({ apiSuccess: false, code: 'noStaffAccess' })
  })
})
