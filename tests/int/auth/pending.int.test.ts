import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'

type Pending = { code: { challenge: string; channel: string; to: string; otpLength: number } | null }

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const pendingOf = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get<Pending>('/auth/pending')).body.code

describe('a browser with a pending code', () => {
  it('gets the last four digits of the phone only, and signs in without it', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: person.phone })
    const answer = await browser.get<Pending>('/auth/pending')
    expect(answer.body.code).toMatchObject({
      channel: 'phone',
      to: `…${person.phone.slice(-4)}`,
      otpLength: 4,
    })
    expect(JSON.stringify(answer.body)).not.toContain(person.phone.slice(3))
    const challenge = answer.body.code?.challenge
    const verified = await browser.post('/auth/verifyOtp', { challenge, otp: codeFor(person.phone) })
    expect(verified.body).toMatchObject({ apiSuccess: true })
    expect(await pendingOf(browser)).toBeNull()
  })

  it('gets the phone once the code was right without an account, and signs up with it', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone })
    const challenge = (await pendingOf(browser))?.challenge
    const verified = await browser.post('/auth/verifyOtp', { challenge, otp: codeFor(phone) })
    expect(verified.body).toMatchObject({ code: 'noAccount', identifier: phone })
  })

  it('gets the first letter and host of an e-mail', async () => {
    const email = `${freshPhone().slice(1)}@example.org`
    const browser = openBrowser(project)
    await browser.post('/auth/loginemailotp', { email })
    expect(await pendingOf(browser)).toMatchObject({ channel: 'email', to: `${email[0]}…@example.org` })
  })

  it('resends the code by the id of the challenge', async () => {
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: freshPhone() })
    const challenge = (await pendingOf(browser))?.challenge
    expect((await browser.post('/auth/resendOtp', { challenge })).body).toMatchObject({ apiSuccess: true })
  })

  it('has no pending code after three wrong ones', async () => {
    const phone = freshPhone()
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone })
    const otp = codeFor(phone) === '0000' ? '1111' : '0000'
    for (let tries = 0; tries < 3; tries++) await browser.post('/auth/verifyOtp', { phone, otp })
    expect(await pendingOf(browser)).toBeNull()
  })
})

describe('the id of a challenge is useless', () => {
  it('in another browser or project, for another channel, or when forged', async () => {
    const person = await createPerson(payload, project)
    const browser = openBrowser(project)
    await browser.post('/auth/loginAndSendOtp', { phone: person.phone })
    const challenge = (await pendingOf(browser))?.challenge
    const otp = codeFor(person.phone)
    const stranger = openBrowser(project)
    await stranger.post('/auth/loginAndSendOtp', { phone: freshPhone() })
    const other = await createProject(payload)
    const elsewhere = openBrowser(other)
    elsewhere.jar.set(`${other.slug}-challenge`, browser.jar.get(`${project.slug}-challenge`) as string)
    for (const someone of [stranger, elsewhere, openBrowser(project)]) {
      const tried = await someone.post('/auth/verifyOtp', { challenge, otp })
      expect(tried.body).toMatchObject({ apiSuccess: false, code: 'wrongCode' })
      expect((await someone.post('/auth/resendOtp', { challenge })).body).toMatchObject({ code: 'codeGone' })
    }
    expect(await pendingOf(elsewhere)).toBeNull()
    expect((await browser.post('/auth/verifyEmailOtp', { challenge, emailOtp: otp })).body.apiSuccess).toBe(
      false,
    )
    const madeUp = await browser.post('/auth/verifyOtp', { challenge: '999999999', otp })
    expect(madeUp.body.apiSuccess).toBe(false)
    expect((await browser.post('/auth/verifyOtp', { challenge, otp })).body.apiSuccess).toBe(true)
  })

  it('a browser that requested no code has no pending one', async () => {
    expect(await pendingOf(openBrowser(project))).toBeNull()
  })
})
