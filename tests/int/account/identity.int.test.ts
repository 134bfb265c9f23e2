import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { type Browser, openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { codeFor, messagesTo } from '#tests/support/outbox.ts'
import { freshPhone, signIn } from '#tests/support/people.ts'
import { another, isSignedIn, signedIn, storedUser } from './support.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
let made = 0
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const freshEmail = () => `new-${process.pid}-${made++}@example.org`
const send = (browser: Browser, channel: string, value: string) =>
  browser.post('/auth/changeidentity/send', { channel, value })
const verify = (browser: Browser, channel: string, value: string, newCode: string, oldCode?: string) =>
  browser.post('/auth/changeidentity/verify', { channel, value, newCode, oldCode })
/** As if 30 s had passed since the last code. */
const forgetSends = () =>
  payload.db.deleteMany({ collection: 'otp-budgets', where: { key: { exists: true } } })
const notThis = (code: string) => (code === '000000' ? '111111' : '000000')

describe('changing phone or e-mail', () => {
  it('needs codes to both values, then the new phone signs in and the old one does not', async () => {
    const { person, browser } = await signedIn(payload, project)
    const other = await another(project, browser)
    const phone = freshPhone()
    const sent = await send(browser, 'phone', phone.slice(3))
    expect(sent.body).toMatchObject({
      apiSuccess: true,
      value: phone,
      old: { channel: 'phone' },
      otpLength: 6,
    })
    const changed = await verify(browser, 'phone', phone, codeFor(phone), codeFor(person.phone))
    expect(changed.body).toMatchObject({ apiSuccess: true, user: { phone } })
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false])
    await forgetSends()
    expect(await isSignedIn(await signIn(project, phone))).toBe(true)
    const notification = await payload.db.find<{ title: string }>({
      collection: 'notifications',
      where: { and: [{ user: { equals: person.id } }, { kind: { equals: 'security' } }] },
    })
    expect(notification.docs.map(({ title }) => title)).toEqual(['Your phone number has been changed'])
    const { totalDocs } = await payload.db.count({
      collection: 'users',
      where: { phoneKey: { equals: `${project.id}:${person.phone}` } },
    })
    expect(totalDocs).toBe(0)
    await sendQueuedMessages(payload)
    expect(messagesTo(person.phone)).toHaveLength(3)
  })

  it('sends a code to the proven phone when an e-mail is added, and to the proven e-mail when it is changed', async () => {
    const { person, browser } = await signedIn(payload, project)
    const [first, second] = [freshEmail(), freshEmail()]
    expect((await send(browser, 'email', first)).body).toMatchObject({ old: { channel: 'phone' } })
    await verify(browser, 'email', first, codeFor(first), codeFor(person.phone))
    expect(await storedUser(payload, person.id)).toMatchObject({ email: first, isEmailVerified: true })
    const again = await signedIn(payload, project)
    await payload.db.updateOne({
      collection: 'users',
      where: { id: { equals: again.person.id } },
      data: { email: `x${second}`, isEmailVerified: true, emailKey: `${project.id}:x${second}` },
    })
    expect((await send(again.browser, 'email', second)).body).toMatchObject({ old: { channel: 'email' } })
    await verify(again.browser, 'email', second, codeFor(second), codeFor(`x${second}`))
    expect(await storedUser(payload, again.person.id)).toMatchObject({ email: second })
  })

  it('verifies a stored e-mail by codes to it and to the proven phone, without signing anybody out', async () => {
    const { person, browser } = await signedIn(payload, project)
    const other = await another(project, browser)
    const email = freshEmail()
    await browser.post('/auth/updateuserdoc', { email, additionalFields: [] })
    expect((await send(browser, 'email', email)).body).toMatchObject({
      apiSuccess: true,
      old: { channel: 'phone' },
    })
    // Otherwise the thief of a session could add an e-mail of their own and sign in with it for ever.
    expect((await verify(browser, 'email', email, codeFor(email))).body).toMatchObject({ field: 'oldCode' })
    const verified = await verify(browser, 'email', email, codeFor(email), codeFor(person.phone))
    expect(verified.body).toMatchObject({ apiSuccess: true, message: 'E-mail verified', user: { email } })
    expect(await storedUser(payload, person.id)).toMatchObject({ email, isEmailVerified: true })
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, true])
    const { docs } = await payload.db.find<{ title: string }>({
      collection: 'notifications',
      where: { and: [{ user: { equals: person.id } }, { kind: { equals: 'security' } }] },
    })
    expect(docs.map(({ title }) => title)).toEqual(['Your e-mail is verified'])
    await sendQueuedMessages(payload)
    expect(messagesTo(person.phone).at(-1)?.text).toContain('Your e-mail is verified')
  })

  it('works in a browser whose challenge cookie has expired before its session', async () => {
    const { person, browser } = await signedIn(payload, project)
    browser.jar.delete(`${project.slug}-challenge`)
    const email = freshEmail()
    await send(browser, 'email', email)
    const changed = await verify(browser, 'email', email, codeFor(email), codeFor(person.phone))
    expect(changed.body).toMatchObject({ apiSuccess: true, user: { email } })
  })

  it.each([
    ['the new code is wrong', 'newCode', (n: string, o: string) => [notThis(n), o]],
    ['the old code is wrong', 'oldCode', (n: string, o: string) => [n, notThis(o)]],
    ['the old code is missing', 'oldCode', (n: string) => [n, undefined]],
    ['the codes are swapped', 'newCode', (n: string, o: string) => [o, n]],
  ] as const)(
    'changes nothing when %s, says which, and works with right codes afterwards',
    async (_name, field, codes) => {
      const { person, browser } = await signedIn(payload, project)
      const phone = freshPhone()
      await send(browser, 'phone', phone)
      const [newCode, oldCode] = [codeFor(phone), codeFor(person.phone)]
      const [tried, triedOld] = codes(newCode, oldCode)
      const refused = await verify(browser, 'phone', phone, tried as string, triedOld)
      expect(refused.body).toMatchObject({ apiSuccess: false, code: 'wrongCode', field })
      expect(await storedUser(payload, person.id)).toMatchObject({ phone: person.phone })
      expect((await verify(browser, 'phone', phone, newCode, oldCode)).body.apiSuccess).toBe(true)
    },
  )

  it('reveals that a value belongs to another person only after its code was right', async () => {
    const owner = await signedIn(payload, project)
    const { person, browser } = await signedIn(payload, project)
    const free = await send((await signedIn(payload, project)).browser, 'phone', freshPhone())
    await forgetSends()
    const taken = await send(browser, 'phone', owner.person.phone)
    expect({ ...taken.body, value: '', old: '' }).toEqual({ ...free.body, value: '', old: '' })
    const [newCode, oldCode] = [codeFor(owner.person.phone), codeFor(person.phone)]
    const guess = await verify(browser, 'phone', owner.person.phone, notThis(newCode), oldCode)
    expect(guess.body.code).toBe('wrongCode')
    const right = await verify(browser, 'phone', owner.person.phone, newCode, oldCode)
    expect(right.body).toMatchObject({ apiSuccess: false, code: 'taken' })
    expect(await storedUser(payload, person.id)).toMatchObject({ phone: person.phone })
    expect(await isSignedIn(owner.browser)).toBe(true)
  })

  it('gives a value that two people claim at once to exactly one of them', async () => {
    const people = await Promise.all([1, 2].map(() => signedIn(payload, project)))
    const phone = freshPhone()
    const codes: [string, string][] = []
    for (const { person, browser } of people) {
      await send(browser, 'phone', phone)
      codes.push([codeFor(phone), codeFor(person.phone)])
      await forgetSends()
    }
    const answers = await Promise.all(
      people.map(({ browser }, i) => verify(browser, 'phone', phone, ...(codes[i] as [string, string]))),
    )
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'taken'])
    const { totalDocs } = await payload.db.count({
      collection: 'users',
      where: { phone: { equals: phone } },
    })
    expect(totalDocs).toBe(1)
  })

  it('accepts a pair of codes once, however often it is sent', async () => {
    const { person, browser } = await signedIn(payload, project)
    const phone = freshPhone()
    await send(browser, 'phone', phone)
    const codes = [codeFor(phone), codeFor(person.phone)] as const
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => verify(browser, 'phone', phone, ...codes)),
    )
    expect(answers.filter(({ body }) => body.apiSuccess === true)).toHaveLength(1)
  })

  it('refuses unchanged and invalid values, foreign phones, and anonymous callers', async () => {
    const { person, browser } = await signedIn(payload, project)
    expect((await send(browser, 'phone', person.phone)).body.code).toBe('same')
    for (const [channel, value] of [
      ['phone', '1000000000'],
      ['phone', '+14155550123'],
      ['email', 'asha'],
      ['email', 'a+b@example.org'],
    ] as const)
      expect((await send(browser, channel, value)).body.apiSuccess, value).toBe(false)
    expect((await browser.post('/auth/changeidentity/send', { channel: 'uid', value: 'x' })).status).toBe(400)
    const stranger = openBrowser(project)
    expect((await send(stranger, 'phone', freshPhone())).status).toBe(401)
    expect((await verify(stranger, 'phone', freshPhone(), '123456')).status).toBe(401)
  })
})
