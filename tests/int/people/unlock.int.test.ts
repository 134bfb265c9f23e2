import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { unlockByIdentifier } from '#cms/operations/people/unlockByIdentifier.ts'
import { startPayload } from '#cms/payload.ts'
import { DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson } from '#tests/support/people.ts'
import { auditOf, staffOf } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let admin: Awaited<ReturnType<typeof staffOf>>
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload, { 'admin-configs': { authLimits: { sendGapMs: 0 } } })
  admin = await staffOf(payload, project, 800)
})

const wrong = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

/** Tries to sign in as staff from a new browser, with a wrong code if `isWrong`. */
async function tryStaff(identifier: string, isWrong = false) {
  const browser = openBrowser(project)
  const sent = await browser.post('/admin/sendOtp', { identifier })
  if (!sent.body.apiSuccess) return sent.body
  const code = codeFor(identifier)
  return (await browser.post('/admin/verifyOtp', { identifier, otp: isWrong ? wrong(code) : code })).body
}

async function lockOut(identifier: string) {
  for (let n = 0; n < DEFAULT_AUTH_LIMITS.longGuessesPerDay; n += 1) await tryStaff(identifier, true)
  for (let n = 0; n < DEFAULT_AUTH_LIMITS.sendsPerDay; n += 1)
    await openBrowser(project).post('/admin/sendOtp', { identifier })
}

describe('staff locked out of new devices by strangers', () => {
  it('can sign in again once an admin has lifted the lock', async () => {
    const person = await createPerson(payload, project, 650)
    await lockOut(person.phone)
    expect(await tryStaff(person.phone)).toMatchObject({ apiSuccess: false })

    const body = { user: String(person.id) }
    const peer = await staffOf(payload, project, 650)
    expect((await openBrowser(project).post('/people/unlock', body)).status).toBe(401)
    expect((await peer.browser.post('/people/unlock', body)).status).toBe(403)
    const fresh = await staffOf(payload, project, 800, { isProven: false })
    expect((await fresh.browser.post('/people/unlock', body)).body).toMatchObject({ code: 'proofNeeded' })
    expect(await tryStaff(person.phone)).toMatchObject({ apiSuccess: false })

    expect((await admin.browser.post('/people/unlock', body)).body).toMatchObject({ apiSuccess: true })
    expect(await tryStaff(person.phone)).toMatchObject({ apiSuccess: true })
    const entries = await auditOf(payload, String(person.id))
    expect(entries.at(-1)?.summary).toBe('Let "Test Person" sign in on new devices again')
  })

  it('of a higher level or another project cannot be unlocked by an admin', async () => {
    const owner = await createPerson(payload, null, 1000)
    expect((await admin.browser.post('/people/unlock', { user: String(owner.id) })).status).toBe(404)
    const foreign = await createPerson(payload, await createProject(payload), 650)
    expect((await admin.browser.post('/people/unlock', { user: String(foreign.id) })).status).toBe(404)
  })

  it('can be unlocked by a command on the server, with each of their identifiers', async () => {
    const owner = await createPerson(payload, null, 1000)
    const email = `owner${owner.phone.slice(3)}@example.org`
    await payload.update({
      collection: 'users',
      id: owner.id,
      data: { email },
      overrideAccess: true,
      context: { proven: ['email'] },
    })
    for (const identifier of [owner.phone, email]) {
      await lockOut(identifier)
      expect(await tryStaff(identifier)).toMatchObject({ apiSuccess: false })
    }
    expect(await unlockByIdentifier(payload, 'nobody')).toBeNull()
    expect(await unlockByIdentifier(payload, 'nobody@example.org')).toBe(0)
    expect(await tryStaff(email)).toMatchObject({ apiSuccess: false })
    // As the owner types it, not as stored.
    expect(await unlockByIdentifier(payload, ` ${email.toUpperCase()}`)).toBe(1)
    for (const identifier of [owner.phone, email])
      expect(await tryStaff(identifier)).toMatchObject({ apiSuccess: true })
  })
})
