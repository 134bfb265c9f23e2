import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { requireProof } from '#cms/operations/account/requireProof.ts'
import { startPayload } from '#cms/payload.ts'
import { PROOF_MS } from '#domain/auth/policy.ts'
import type { SessionView } from '#domain/calls/account.ts'
import type { Session } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { another, confirmSession, isSignedIn, signedIn } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const listOf = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get<{ sessions: SessionView[] }>('/auth/sessions')).body.sessions
const logsOf = async (uid: string) =>
  (await payload.db.count({ collection: 'signout-logs', where: { uid: { equals: uid } } })).totalDocs

describe('devices', () => {
  it('lists the live sessions of the person, this one first, without secrets', async () => {
    const { browser } = await signedIn(payload, project)
    const second = await another(project, browser)
    await (await another(project, browser)).post('/auth/signout')
    const sessions = await listOf(browser)
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
    expect(JSON.stringify(sessions)).not.toMatch(/hash/i)
    expect((await listOf(second))[0]?.id).toBe(sessions[1]?.id)
    expect((await openBrowser(project).get('/auth/sessions')).status).toBe(401)
  })

  it('leaves out expired sessions', async () => {
    const { person, browser } = await signedIn(payload, project)
    await another(project, browser)
    const [, old] = await listOf(browser)
    await payload.db.updateOne({
      collection: 'sessions',
      where: { id: { equals: old?.id } },
      data: { expiresAt: new Date(Date.now() - 1).toISOString() },
    })
    expect(await listOf(browser)).toHaveLength(1)
    expect(person.phone).toBeTruthy()
  })

  it('signs one device out at once and writes its log', async () => {
    const { person, browser } = await signedIn(payload, project)
    const other = await another(project, browser)
    const [, session] = await listOf(browser)
    const { body } = await browser.post('/auth/signoutdevice', { sessionId: session?.id })
    expect(body.apiSuccess).toBe(true)
    expect([await isSignedIn(other), await isSignedIn(browser)]).toEqual([false, true])
    expect(await logsOf(person.uid)).toBe(1)
  })

  it("never ends another person's session", async () => {
    const owner = await signedIn(payload, project)
    const thief = await signedIn(payload, project)
    const [session] = await listOf(owner.browser)
    const tried = await thief.browser.post('/auth/signoutdevice', { sessionId: session?.id })
    expect(tried.status).toBe(404)
    await thief.browser.post('/auth/signouteverywhere')
    expect(await isSignedIn(owner.browser)).toBe(true)
    expect((await openBrowser(project).post('/auth/signoutdevice', { sessionId: session?.id })).status).toBe(
      401,
    )
  })

  it('signs out all other sessions, or all, with a log for each', async () => {
    const { person, browser } = await signedIn(payload, project)
    const others = [await another(project, browser), await another(project, browser)]
    const first = await browser.post('/auth/signouteverywhere', { keepThis: true })
    expect(first.body).toMatchObject({ apiSuccess: true, ended: 2 })
    expect(await Promise.all([browser, ...others].map(isSignedIn))).toEqual([true, false, false])
    expect(await logsOf(person.uid)).toBe(2)
    const all = await browser.post('/auth/signouteverywhere')
    expect(all.body).toMatchObject({ apiSuccess: true, ended: 1 })
    expect(browser.jar.has(`${project.slug}-session`)).toBe(false)
    expect(await logsOf(person.uid)).toBe(3)
  })
})

describe('proof', () => {
  const sessionOf = async (user: string) =>
    (await payload.db.findOne<Session>({
      collection: 'sessions',
      where: { user: { equals: user } },
    })) as Session

  it('is given by a 6-digit code, for this session only, for exactly 10 minutes', async () => {
    const { person, browser } = await signedIn(payload, project)
    const other = await another(project, browser)
    const { body } = await browser.post('/auth/stepup/send')
    expect(body).toMatchObject({ apiSuccess: true, otpLength: 6, sentTo: { channel: 'phone' } })
    expect(JSON.stringify(body)).not.toContain(person.phone.slice(3, 9))
    const code = codeFor(person.phone)
    expect(code).toMatch(/^[0-9]{6}$/)
    const verified = await browser.post<{ provenUntil: number }>('/auth/stepup/verify', { code })
    const { provenUntil } = verified.body
    expect(Math.abs(provenUntil - Date.now() - PROOF_MS)).toBeLessThan(60_000)
    const [mine] = (await listOf(browser)).filter(({ isThis }) => isThis)
    const [theirs] = (await listOf(other)).filter(({ isThis }) => isThis)
    const isProven = (sid: string | undefined, at: number) =>
      requireProof({ payload, user: { _sid: sid } } as never, new Date(at))
    expect(await isProven(mine?.id, provenUntil - 1)).toBe(true)
    expect(await isProven(mine?.id, provenUntil)).toBe(false)
    expect(await isProven(theirs?.id, provenUntil - 1)).toBe(false)
    expect(await requireProof({ payload, user: null } as never, new Date())).toBe(false)
  })

  it('is not given by a wrong or used code, or a code of another browser or purpose', async () => {
    const { person, browser } = await signedIn(payload, project)
    await browser.post('/auth/stepup/send')
    const code = codeFor(person.phone)
    const wrong = code === '000000' ? '111111' : '000000'
    const other = await another(project, browser)
    for (const [by, tried] of [
      [browser, wrong],
      [other, code],
    ] as const)
      expect((await by.post('/auth/stepup/verify', { code: tried })).body).toMatchObject({
        code: 'wrongCode',
      })
    expect((await sessionOf(person.id)).provenUntil ?? null).toBeNull()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.post('/auth/stepup/verify', { code })),
    )
    expect(answers.filter(({ body }) => body.apiSuccess === true)).toHaveLength(1)
  })

  it('is required for the file of personal data and the deletion, which anonymous callers cannot request', async () => {
    const { browser } = await signedIn(payload, project)
    for (const [path, body] of [
      ['/auth/mydata', {}],
      ['/auth/deleteaccount', { confirm: true }],
    ] as const) {
      const asked = await browser.post(path, body)
      expect([asked.status, asked.body.code]).toEqual([403, 'proofNeeded'])
      expect((await openBrowser(project).post(path, body)).status).toBe(401)
    }
    for (const path of ['/auth/stepup/send', '/auth/stepup/verify'])
      expect((await openBrowser(project).post(path, { code: '123456' })).status).toBe(401)
  })

  it('uses the verified e-mail of a person without a verified phone', async () => {
    const { person, browser } = await signedIn(payload, project)
    const email = `only-${person.id}@example.org`
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: person.id } },
      data: { email, isEmailVerified: true, isPhoneVerified: false },
    })
    await confirmSession(browser, email)
    expect((await browser.post('/auth/mydata')).status).toBe(200)
  })
})
