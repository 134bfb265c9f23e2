import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { consumeCode } from '#cms/operations/auth/checkCode.ts'
import { fillSignupProof, findSignupProof, storeSignupProof } from '#cms/operations/auth/signupProof.ts'
import { startPayload } from '#cms/payload.ts'
import { SIGNUP_PROOF_MS } from '#domain/auth/policy.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor, messagesTo } from '#tests/support/outbox.ts'
import { freshPhone } from '#tests/support/people.ts'
import { loginSlot, newClient, openLoginHarness, START, timeAfter } from './loginHarness.ts'

type Browser = ReturnType<typeof openBrowser>

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let proving: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  proving = await createProject(payload, {
    'web-static-configs': { adminWebConfig: { signupForm: { isEmailOtpEnabled: true } } },
  })
})

const personOf = (phone: string, more = {}) => ({
  phone,
  name: 'Asha Rao',
  email: `${phone.slice(1)}@example.org`,
  otpMethod: 'onPhone',
  ...more,
})

/** Proves an unknown phone by its login code; returns the browser. */
async function provePhone(phone: string, where = project): Promise<Browser> {
  const browser = openBrowser(where)
  await browser.post('/auth/loginAndSendOtp', { phone })
  const verified = await browser.post('/auth/verifyOtp', { phone, otp: codeFor(phone) })
  expect(verified.body).toMatchObject({ apiSuccess: false, code: 'noAccount' })
  return browser
}

/** Submits the sign-up form and verifies it without a phone code. */
async function signUpWith(browser: Browser, person: ReturnType<typeof personOf>, emailOtp = '') {
  const codes = { otp: '', emailOtp, platform: 'web' }
  return (await browser.post('/auth/verifySignupOtp', { ...person, ...codes })).body
}

const accountsOf = async (phone: string) =>
  (await payload.find({ collection: 'users', where: { phone: { equals: phone } }, overrideAccess: true }))
    .docs

describe('a right login code of an unknown phone', () => {
  it('is the only code of the sign-up that follows', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    const sent = await browser.post('/auth/signupAndSendOtp', personOf(phone))
    expect(sent.body).toMatchObject({
      apiSuccess: true,
      isEmailOtpSent: false,
      sent: { phone: false, email: false },
      proven: { phone: true, email: false },
    })
    expect(messagesTo(phone)).toHaveLength(1)
    const verified = await signUpWith(browser, personOf(phone))
    expect(verified).toMatchObject({ apiSuccess: true })
    await browser.post('/auth/session', { signInToken: verified.signInToken })
    expect((await browser.get<{ user: unknown }>('/auth/me')).body.user).toMatchObject({
      phone,
      name: 'Asha Rao',
    })
    expect(await accountsOf(phone)).toMatchObject([{ isPhoneVerified: true, isEmailVerified: false }])
  })

  it('leaves only the e-mail to verify where the project requires both', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone, proving)
    const person = personOf(phone)
    const sent = await browser.post('/auth/signupAndSendOtp', person)
    expect(sent.body).toMatchObject({
      isEmailOtpSent: false,
      sent: { phone: false, email: true },
      proven: { phone: true, email: false },
    })
    expect(messagesTo(phone)).toHaveLength(1)
    expect(await signUpWith(browser, person)).toMatchObject({ code: 'wrongCode', channel: 'email' })
    expect(await signUpWith(browser, person, codeFor(person.email))).toMatchObject({ apiSuccess: true })
    expect(await accountsOf(phone)).toMatchObject([{ isPhoneVerified: true, isEmailVerified: true }])
  })

  it('also proves the phone when the person then chooses the e-mail', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    const person = personOf(phone, { otpMethod: 'onEmail' })
    await browser.post('/auth/signupAndSendOtp', person)
    expect(await signUpWith(browser, person, codeFor(person.email))).toMatchObject({ apiSuccess: true })
    expect(await accountsOf(phone)).toMatchObject([{ isPhoneVerified: true, isEmailVerified: true }])
  })

  it('proves an e-mail in the same way', async () => {
    const phone = freshPhone()
    const person = personOf(phone, { otpMethod: 'onEmail' })
    const browser = openBrowser(project)
    await browser.post('/auth/loginemailotp', { email: person.email })
    await browser.post('/auth/verifyEmailOtp', { email: person.email, emailOtp: codeFor(person.email) })
    const sent = await browser.post('/auth/signupAndSendOtp', person)
    expect(sent.body).toMatchObject({
      sent: { phone: false, email: false },
      proven: { phone: false, email: true },
    })
    expect(await signUpWith(browser, person)).toMatchObject({ apiSuccess: true })
    expect(messagesTo(person.email)).toHaveLength(1)
  })

  it('creates one account when the sign-up is verified 10 times at once', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    await browser.post('/auth/signupAndSendOtp', personOf(phone))
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUpWith(browser, personOf(phone))))
    expect(answers.filter(({ apiSuccess }) => apiSuccess === true)).toHaveLength(1)
    expect(await accountsOf(phone)).toHaveLength(1)
  })

  it('becomes one proof when it arrives 10 times at once, and cannot be used again', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone })
    const otp = codeFor(phone)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.post('/auth/verifyOtp', { phone, otp })),
    )
    expect(answers.filter(({ body }) => body.code === 'noAccount')).toHaveLength(1)
  })

  it('is used up by one sign-up', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    await browser.post('/auth/signupAndSendOtp', personOf(phone))
    expect(await signUpWith(browser, personOf(phone))).toMatchObject({ apiSuccess: true })
    expect(await signUpWith(browser, personOf(phone))).toMatchObject({ code: 'wrongCode', channel: 'phone' })
  })

  it('signs in to an account created meanwhile, without changing it', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    const account = await payload.create({
      collection: 'users',
      data: { name: 'Test Person', phone, userLevel: 100, project: project.id } as never,
      overrideAccess: true,
      context: { project },
    })
    await browser.post('/auth/signupAndSendOtp', personOf(phone))
    expect(await signUpWith(browser, personOf(phone))).toMatchObject({ apiSuccess: true })
    expect(await accountsOf(phone)).toMatchObject([{ id: account.id, name: 'Test Person' }])
  })
})

describe('that proof has no effect', () => {
  it('without the sign-up form', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    expect(await signUpWith(browser, personOf(phone))).toMatchObject({ message: 'Error in signing up' })
    expect(await accountsOf(phone)).toHaveLength(0)
  })

  it('in another browser', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    await browser.post('/auth/signupAndSendOtp', personOf(phone))
    const other = openBrowser(project)
    expect(await signUpWith(other, personOf(phone))).toMatchObject({ code: 'wrongCode', channel: 'phone' })
    other.jar.set(`${project.slug}-challenge`, 'AAAAAAAAAAAAAAAAAAAAAA')
    expect(await signUpWith(other, personOf(phone))).toMatchObject({ code: 'wrongCode', channel: 'phone' })
    expect(await accountsOf(phone)).toHaveLength(0)
  })

  it('in another project, with the same cookie', async () => {
    const phone = freshPhone()
    const browser = await provePhone(phone)
    await browser.post('/auth/signupAndSendOtp', personOf(phone))
    const other = await createProject(payload)
    const there = openBrowser(other)
    there.jar.set(`${other.slug}-challenge`, browser.jar.get(`${project.slug}-challenge`) as string)
    expect(await signUpWith(there, personOf(phone))).toMatchObject({ code: 'wrongCode' })
    const sent = await there.post('/auth/signupAndSendOtp', personOf(phone))
    expect(sent.body).toMatchObject({ sent: { phone: true }, proven: { phone: false } })
  })

  it('for another phone', async () => {
    const browser = await provePhone(freshPhone())
    const other = freshPhone()
    const sent = await browser.post('/auth/signupAndSendOtp', personOf(other))
    expect(sent.body).toMatchObject({ sent: { phone: true }, proven: { phone: false } })
    expect(await signUpWith(browser, personOf(other))).toMatchObject({ code: 'wrongCode', channel: 'phone' })
    expect(await accountsOf(other)).toHaveLength(0)
  })

  it('for a wrong code', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone })
    const wrong = codeFor(phone) === '0000' ? '1111' : '0000'
    await browser.post('/auth/verifyOtp', { phone, otp: wrong })
    const sent = await browser.post('/auth/signupAndSendOtp', personOf(phone))
    expect(sent.body).toMatchObject({ apiSuccess: false, code: 'limit' })
    expect(await signUpWith(browser, personOf(phone))).toMatchObject({ apiSuccess: false })
  })
})

describe('a proof by the clock', () => {
  const login = openLoginHarness()

  async function proveByCode() {
    const asker = { slot: loginSlot(), client: newClient() }
    const checked = await login.guess(asker, await login.codeSent(asker, START), START)
    if (!checked.ok) throw new Error('a right code was refused')
    expect(await consumeCode(login.payload, checked.challenge)).toBe(true)
    await storeSignupProof(login.payload, checked.challenge, START)
    const { purpose: _purpose, ...target } = asker.slot
    return { asker, at: (now: Date) => ({ payload: login.payload, project: login.project.id, target, now }) }
  }

  it('counts for 10 minutes from the right code, to the millisecond', async () => {
    const { at } = await proveByCode()
    expect(SIGNUP_PROOF_MS).toBe(600_000)
    expect(await findSignupProof(at(timeAfter(SIGNUP_PROOF_MS - 1)))).toMatchObject({ state: 'proven' })
    expect(await findSignupProof(at(timeAfter(SIGNUP_PROOF_MS)))).toBeNull()
    expect(await fillSignupProof(at(timeAfter(SIGNUP_PROOF_MS)), { name: 'Asha Rao' })).toBe(false)
  })

  it('ends when the browser requests a new code', async () => {
    const { asker, at } = await proveByCode()
    const before = await findSignupProof(at(timeAfter(1)))
    await login.send(asker, timeAfter(31_000))
    expect(await findSignupProof(at(timeAfter(31_001)))).toBeNull()
    expect(before && (await consumeCode(login.payload, before))).toBe(false)
  })
})
