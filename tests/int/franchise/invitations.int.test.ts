import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { inviteStudent, pendingInvitations } from '#cms/operations/franchise/inviteStudent.ts'
import { overviewOf } from '#cms/operations/franchise/overview.ts'
import { ownStudents } from '#cms/operations/franchise/ownStudents.ts'
import { startPayload } from '#cms/payload.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import { INVITATION_MS, INVITATIONS_PER_DAY } from '#domain/franchise/invitations.ts'
import type { User } from '#payload-types'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, freshPhone, signIn } from '#tests/support/people.ts'
import { giveAccess, openTestSession } from '#tests/support/sessions.ts'

let payload: BasePayload
let project: RequestProject
let franchisee: { id: string; browser: Browser }
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})
const openFranchisee = async () => {
  const id = String((await createPerson(payload, project, 200)).id)
  await giveAccess(payload, project, id, [], { features: ['franchise'] })
  const browser = openBrowser(project)
  browser.jar.set(`${project.slug}-staff`, await openTestSession(payload, id, project, true))
  return { id, browser }
}
beforeEach(async () => {
  franchisee = await openFranchisee()
})

type Start = { invitation: { id: string; franchisee: string } | null }
const add = (values: object, of = franchisee) =>
  of.browser.post('/franchise/addstudent', { name: 'Asha Kumari', ...values })
const invitationOf = async (browser: Browser) => (await browser.get<Start>('/auth/start')).body.invitation
const answer = (browser: Browser, invitation: string, accept: boolean) =>
  browser.post('/franchise/invitation', { invitation, accept })
const students = async (of = franchisee) =>
  (await ownStudents(payload, of.id, null)).students.map(({ id }) => id)
const student = async () => {
  const person = await createPerson(payload, project)
  return { id: String(person.id), phone: person.phone, browser: await signIn(project, person.phone) }
}
const usersWith = async (field: 'phone' | 'email', value: string) =>
  (await payload.db.find<User>({ collection: 'users', where: { [field]: { equals: value } } })).docs

describe('an invited person', () => {
  it('is asked after signing in, and not shown to the franchisee before accepting', async () => {
    const { id, phone, browser } = await student()
    expect(await invitationOf(browser)).toBeNull()
    await add({ phone })
    const invitation = await invitationOf(browser)
    expect(invitation).toEqual({ id: expect.any(String), franchisee: 'Test Person' })
    expect(await students()).toEqual([])
    expect((await franchisee.browser.post('/franchise/students', { text: phone })).body.students).toEqual([])
    expect((await overviewOf(payload, franchisee.id, new Date())).students).toBe(0)
    expect((await answer(browser, invitation?.id as string, true)).body.apiSuccess).toBe(true)
    expect(await students()).toEqual([id])
    expect(await invitationOf(browser)).toBeNull()
    expect(await pendingInvitations(payload, franchisee.id, new Date())).toEqual([])
  })

  it('gets no account by the invitation, neither by phone nor by e-mail', async () => {
    const [phone, email] = [freshPhone(), `mine${freshPhone().slice(3)}@example.org`]
    await add({ phone, email })
    expect(await usersWith('phone', phone)).toEqual([])
    expect(await usersWith('email', email)).toEqual([])
    const browser = openBrowser(project)
    await browser.post('/auth/loginemailotp', { email })
    const verified = await browser.post('/auth/verifyEmailOtp', { email, emailOtp: codeFor(email) })
    expect(verified.body).toMatchObject({ apiSuccess: false, code: 'noAccount' })
    const victim = openBrowser(project)
    const values = {
      phone,
      email: `v${freshPhone().slice(3)}@example.org`,
      name: 'Ravi',
      otpMethod: 'onPhone',
    }
    await victim.post('/auth/signupAndSendOtp', values)
    const signedUp = await victim.post('/auth/verifySignupOtp', { ...values, otp: codeFor(phone) })
    await victim.post('/auth/session', { signInToken: signedUp.body.signInToken })
    expect((await usersWith('phone', phone)).map((user) => user.email)).toEqual([values.email])
    expect(await invitationOf(victim)).toMatchObject({ franchisee: 'Test Person' })
  })

  it('causes the same response with and without an account, and when invited again', async () => {
    const { phone } = await student()
    const answers = [
      await add({ phone }),
      await add({ phone: freshPhone() }),
      await add({ phone }),
      await add({ email: `nobody${freshPhone().slice(3)}@example.org` }),
    ]
    const responses = answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)
    expect(new Set(responses).size).toBe(1)
    expect(await pendingInvitations(payload, franchisee.id, new Date())).toHaveLength(3)
  })

  it('may decline: the franchisee is not notified, and the invitation does not return', async () => {
    const { phone, browser } = await student()
    await add({ phone })
    const invitation = await invitationOf(browser)
    await answer(browser, invitation?.id as string, false)
    await add({ phone })
    expect(await invitationOf(browser)).toBeNull()
    expect(await pendingInvitations(payload, franchisee.id, new Date())).toHaveLength(1)
    expect((await answer(browser, invitation?.id as string, true)).status).toBe(404)
    expect(await students()).toEqual([])
  })

  it('is the one who proved the phone or e-mail; unproven ones get no invitation', async () => {
    const [victim, stranger] = [await student(), await student()]
    await add({ phone: victim.phone })
    const invitation = (await invitationOf(victim.browser))?.id as string
    expect((await answer(stranger.browser, invitation, true)).status).toBe(404)
    expect((await answer(openBrowser(project), invitation, true)).status).toBe(401)
    const email = `typed${freshPhone().slice(3)}@example.org`
    await stranger.browser.post('/auth/updateuserdoc', { email })
    await add({ email })
    expect(await invitationOf(stranger.browser)).toBeNull()
    expect(await students()).toEqual([])
  })

  it('has one franchisee, however many invitations they accept at once', async () => {
    const other = await openFranchisee()
    const { id, phone, browser } = await student()
    await add({ phone })
    await add({ phone }, other)
    const invitation = (await invitationOf(browser))?.id as string
    await Promise.all([1, 2, 3].map(() => answer(browser, invitation, true)))
    expect(await students()).toEqual([id])
    expect(await invitationOf(browser)).toBeNull()
    expect(await students(other)).toEqual([])
  })

  it('can be invited again after leaving, and after a month without an answer', async () => {
    const { id, phone, browser } = await student()
    await add({ phone })
    await answer(browser, (await invitationOf(browser))?.id as string, true)
    expect((await browser.post('/franchise/leave', {})).body.apiSuccess).toBe(true)
    expect([await students(), await invitationOf(browser)]).toEqual([[], null])
    await add({ phone })
    await answer(browser, (await invitationOf(browser))?.id as string, true)
    expect(await students()).toEqual([id])

    const silent = await student()
    const person = { name: 'Asha', phone: silent.phone, email: null }
    const long = new Date(Date.now() - INVITATION_MS)
    await inviteStudent(payload, project, { franchisee: franchisee.id, person, now: long })
    expect(await invitationOf(silent.browser)).toBeNull()
    await add({ phone: silent.phone })
    expect(await invitationOf(silent.browser)).not.toBeNull()
  })

  it('is asked for a month, while the inviter is a franchisee', async () => {
    const { phone, browser } = await student()
    const long = new Date(Date.now() - INVITATION_MS)
    const person = { name: 'Asha', phone, email: null }
    await inviteStudent(payload, project, { franchisee: franchisee.id, person, now: long })
    expect(await invitationOf(browser)).toBeNull()
    const gone = await openFranchisee()
    await add({ phone }, gone)
    await payload.db.updateOne({ collection: 'users', id: gone.id, data: { isBlocked: true } })
    expect(await invitationOf(browser)).toBeNull()
  })
})

describe('a day of a franchisee', () => {
  it('has a limit of invitations, also when they are sent at once', async () => {
    const now = new Date()
    const invite = (at: Date) =>
      inviteStudent(payload, project, {
        franchisee: franchisee.id,
        now: at,
        person: { name: 'Asha', phone: freshPhone(), email: null },
      })
    const answers = await Promise.all(Array.from({ length: INVITATIONS_PER_DAY + 10 }, () => invite(now)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(INVITATIONS_PER_DAY)
    const refused = await add({ phone: freshPhone() })
    expect(refused.body).toMatchObject({ apiSuccess: false, code: 'limit' })
    expect(refused.body.retryAfterS).toBeGreaterThan(0)
    expect(await invite(new Date(now.getTime() + DAY_MS))).toEqual({ ok: true })
  })
})
