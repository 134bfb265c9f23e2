import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consumeCode } from '#cms/operations/auth/checkCode.ts'
import { claimSend } from '#cms/operations/auth/claimSend.ts'
import { rememberDevice } from '#cms/operations/auth/knownDevices.ts'
import type { Slot } from '#cms/operations/auth/slot.ts'
import { DAY_MS, DEFAULT_AUTH_LIMITS, HOUR_MS, MINUTE_MS, OTP_VALID_MS } from '#domain/auth/policy.ts'
import { createProject } from '#tests/support/createProject.ts'
import { messagesTo } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import {
  type Asker,
  loginSlot,
  newClient,
  openLoginHarness,
  START,
  timeAfter,
  WRONG,
} from './loginHarness.ts'

const login = openLoginHarness()

describe('codes to one phone or e-mail', () => {
  const claim = (key: string, at: Date) => claimSend(login.payload, key, DEFAULT_AUTH_LIMITS, at)

  it('are sent at least 30 s apart, to the millisecond', async () => {
    const key = randomUUID()
    expect(await claim(key, START)).toEqual({ ok: true })
    expect(await claim(key, timeAfter(29_999))).toEqual({ ok: false, reason: 'gap', retryAfterS: 1 })
    expect(await claim(key, timeAfter(30_000))).toEqual({ ok: true })
  })

  it('are sent 5 times an hour, and again when the hour is over', async () => {
    const key = randomUUID()
    for (let i = 0; i < 5; i++)
      expect(await claim(key, timeAfter(i * MINUTE_MS)), `send ${i + 1}`).toEqual({ ok: true })
    expect(await claim(key, timeAfter(HOUR_MS - 1))).toEqual({ ok: false, reason: 'limit', retryAfterS: 1 })
    expect(await claim(key, timeAfter(HOUR_MS))).toEqual({ ok: true })
  })

  it('are sent 10 times a day, and again the next day', async () => {
    const key = randomUUID()
    for (let i = 0; i < 10; i++)
      expect(await claim(key, timeAfter(i * 13 * MINUTE_MS)), `send ${i + 1}`).toEqual({ ok: true })
    expect(await claim(key, timeAfter(3 * HOUR_MS))).toMatchObject({
      ok: false,
      reason: 'limit',
      retryAfterS: (DAY_MS - 3 * HOUR_MS) / 1000,
    })
    expect(await claim(key, timeAfter(DAY_MS - 1))).toMatchObject({ ok: false, reason: 'limit' })
    expect(await claim(key, timeAfter(DAY_MS))).toEqual({ ok: true })
  })

  it('are sent once for 30 concurrent requests, first or later ones', async () => {
    const key = randomUUID()
    for (const at of [START, timeAfter(40_000)]) {
      const claims = await Promise.all(Array.from({ length: 30 }, () => claim(key, at)))
      expect(claims.filter(({ ok }) => ok)).toHaveLength(1)
    }
  })
})

describe('a code', () => {
  it('is valid for 10 minutes', async () => {
    const [early, late] = [loginSlot(), loginSlot()].map((slot) => ({ slot, client: newClient() })) as [
      Asker,
      Asker,
    ]
    const codes = [await login.codeSent(early, START), await login.codeSent(late, START)] as const
    expect(await login.guess(early, codes[0], timeAfter(OTP_VALID_MS - 1))).toMatchObject({ ok: true })
    expect(await login.guess(late, codes[1], timeAfter(OTP_VALID_MS))).toMatchObject(WRONG)
  })

  it('is valid for its browser, purpose, channel, identifier and project only', async () => {
    const asker = { slot: loginSlot(), client: newClient() }
    const code = await login.codeSent(asker, START)
    for (const other of [
      { browser: randomUUID() },
      { purpose: 'signup' as const },
      { channel: 'email' as const },
      { identifier: freshPhone() },
    ]) {
      expect(await login.guess({ ...asker, slot: { ...asker.slot, ...other } }, code, START)).toMatchObject(
        WRONG,
      )
    }
    const elsewhere = { ...asker, project: await createProject(login.payload) }
    expect(await login.guess(elsewhere, code, START)).toMatchObject(WRONG)
    expect(await login.guess(asker, code, START)).toMatchObject({ ok: true })
  })

  it('is not stored in plain text', async () => {
    const asker = { slot: loginSlot(), client: newClient() }
    const code = await login.codeSent(asker, START)
    const row = await login.payload.db.findOne({
      collection: 'otp-challenges',
      where: { identifier: { equals: asker.slot.identifier } },
    })
    const { identifier: _identifier, slotKey: _slotKey, ...rest } = row as Record<string, unknown>
    expect(Object.values(rest).map(String)).not.toContain(code)
    expect(row).toMatchObject({ state: 'open', tries: 0, length: 4 })
  })

  it('is replaced when the same browser requests a new one, not when another browser does', async () => {
    const asker = { slot: loginSlot(), client: newClient() }
    const code = await login.codeSent(asker, START)
    await login.send({ slot: loginSlot(asker.slot.identifier), client: newClient() }, timeAfter(31_000))
    expect(await login.guess(asker, code, timeAfter(32_000))).toMatchObject({ ok: true })
    const newer = await login.codeSent(asker, timeAfter(62_000))
    if (newer !== code) expect(await login.guess(asker, code, timeAfter(63_000))).toMatchObject(WRONG)
    expect(await login.guess(asker, newer, timeAfter(63_000))).toMatchObject({ ok: true })
  })

  it('is accepted once, however many requests with it arrive at once', async () => {
    const asker = { slot: loginSlot(), client: newClient() }
    const code = await login.codeSent(asker, START)
    const checks = await Promise.all(Array.from({ length: 100 }, () => login.guess(asker, code, START)))
    const used = await Promise.all(
      checks.map((checked) => (checked.ok ? consumeCode(login.payload, checked.challenge) : false)),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
  })
})

describe('the SMS of a project', () => {
  const limited = (limits: Partial<typeof DEFAULT_AUTH_LIMITS>) =>
    createProject(login.payload, { 'admin-configs': { authLimits: { ...DEFAULT_AUTH_LIMITS, ...limits } } })

  it('stop at the daily budget, of which a tenth is reserved for known devices, until the next day', async () => {
    const small = await limited({ smsPerDay: 10 })
    const sends = await Promise.all(
      Array.from({ length: 20 }, () =>
        login.send({ slot: loginSlot(), client: newClient(), project: small }, START),
      ),
    )
    expect(sends.filter(({ ok }) => ok)).toHaveLength(9)
    const person = await createPerson(login.payload, small)
    const device = randomUUID().slice(0, 22)
    const remembered = {
      project: small.id,
      user: String(person.id),
      identifiers: [person.phone],
      device,
      now: START,
    }
    await rememberDevice(login.payload, remembered)
    const owner = { slot: loginSlot(person.phone), client: { ...newClient(), device }, project: small }
    expect(await login.send(owner, START)).toEqual({ ok: true, length: 4 })
    const one = { slot: loginSlot(), client: newClient(), project: small }
    expect(await login.send(one, timeAfter(DAY_MS - 1))).toEqual({ ok: false, reason: 'smsLimit' })
    expect(messagesTo(one.slot.identifier)).toHaveLength(0)
    const another = { slot: loginSlot(), client: newClient(), project: small }
    expect(await login.send(another, timeAfter(DAY_MS))).toEqual({ ok: true, length: 4 })
  })

  it('stop at the limit of a phone prefix; other prefixes and e-mails continue', async () => {
    const small = await limited({ smsPerPrefixPerDay: 3 })
    const to = (identifier: string, channel: 'sms' | 'email' = 'sms') =>
      login.send({ slot: { ...loginSlot(identifier), channel }, client: newClient(), project: small }, START)
    for (let i = 0; i < 3; i++) expect(await to(`+91912340000${i}`)).toMatchObject({ ok: true })
    expect(await to('+919123400009')).toEqual({ ok: false, reason: 'smsLimit' })
    expect(await to('+918823500009')).toMatchObject({ ok: true })
    expect(await to('person@example.org', 'email')).toMatchObject({ ok: true })
  })
})

describe('the sends of one IP address', () => {
  const limited = (limits: Partial<typeof DEFAULT_AUTH_LIMITS>) =>
    createProject(login.payload, { 'admin-configs': { authLimits: { ...DEFAULT_AUTH_LIMITS, ...limits } } })
  const email = (identifier: string): Slot => ({ ...loginSlot(identifier), channel: 'email' })

  it('stop at the daily share for new devices, SMS and e-mails together, until the next day', async () => {
    const client = newClient()
    const sends = await Promise.all(
      Array.from({ length: DEFAULT_AUTH_LIMITS.ipSendsPerDay + 20 }, (_, i) =>
        login.send({ slot: i % 2 === 0 ? loginSlot() : email(`many${i}@example.org`), client }, START),
      ),
    )
    expect(sends.filter(({ ok }) => ok)).toHaveLength(DEFAULT_AUTH_LIMITS.ipSendsPerDay)
    const slot = loginSlot()
    const refused = await login.send({ slot, client }, timeAfter(1000))
    expect(refused).toEqual({ ok: false, reason: 'limit', retryAfterS: DAY_MS / 1000 - 1 })
    // A refused send does not use the identifier's own budget.
    expect(await login.send({ slot, client: newClient() }, timeAfter(1000))).toMatchObject({ ok: true })
    expect(await login.send({ slot: loginSlot(), client }, timeAfter(DAY_MS))).toMatchObject({ ok: true })
  })

  it('never refuse a known device', async () => {
    const small = await limited({ ipSendsPerDay: 1 })
    const client = { ...newClient(), device: randomUUID().slice(0, 22) }
    const person = await createPerson(login.payload, small)
    await rememberDevice(login.payload, {
      project: small.id,
      user: String(person.id),
      identifiers: [person.phone],
      device: client.device,
      now: START,
    })
    expect(await login.send({ slot: loginSlot(), client, project: small }, START)).toMatchObject({ ok: true })
    expect(await login.send({ slot: loginSlot(), client, project: small }, START)).toMatchObject({
      ok: false,
    })
    const own = { slot: loginSlot(person.phone), client, project: small }
    expect(await login.send(own, START)).toMatchObject({ ok: true })
  })

  it('on many known devices of one mailbox share a budget of their own', async () => {
    const small = await limited({ sendsPerDay: 2, sendGapMs: 0 })
    const person = await createPerson(login.payload, small)
    const user = String(person.id)
    const known = async () => {
      const device = randomUUID().slice(0, 22)
      const remembered = { project: small.id, user, identifiers: [person.phone], device, now: START }
      await rememberDevice(login.payload, remembered)
      return { ...newClient(), device }
    }
    const ask = async () =>
      login.send({ slot: loginSlot(person.phone), client: await known(), project: small }, START)
    for (let i = 0; i < 4; i++) expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ ok: false, reason: 'limit' })
    const fresh = { slot: loginSlot(person.phone), client: newClient(), project: small }
    expect(await login.send(fresh, START)).toMatchObject({ ok: true })
  })

  it('count towards the budget of the network', async () => {
    const small = await limited({ ipSendsPerDay: 2, networkFactor: 2 })
    const from = (last: number) =>
      login.send(
        { slot: loginSlot(), client: { device: null, ip: `127.250.0.${last}` }, project: small },
        START,
      )
    for (const last of [1, 1, 2, 2]) expect(await from(last)).toMatchObject({ ok: true })
    expect(await from(3)).toMatchObject({ ok: false, reason: 'limit' })
  })

  it('to one mailbox share a budget whatever the plus tag; tagged addresses stay separate identifiers', async () => {
    const to = (tag: string, ms: number) =>
      login.send({ slot: email(`mail.box${tag}@example.org`), client: newClient() }, timeAfter(ms))
    expect(await to('', 0)).toMatchObject({ ok: true })
    expect(await to('+one', 1000)).toMatchObject({ ok: false, reason: 'limit' })
    for (let i = 1; i < 5; i++) expect(await to(`+tag${i}`, i * 31_000)).toMatchObject({ ok: true })
    expect(await to('+six', 5 * 31_000)).toMatchObject({ ok: false, reason: 'limit' })
    expect(messagesTo('mail.box+tag1@example.org')).toHaveLength(1)
  })
})

describe('the e-mails of a project', () => {
  it('stop at the daily budget, of which a tenth is reserved for known devices', async () => {
    const authLimits = { ...DEFAULT_AUTH_LIMITS, emailsPerDay: 10 }
    const small = await createProject(login.payload, { 'admin-configs': { authLimits } })
    const sends = await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        login.send(
          {
            slot: { ...loginSlot(`of-project${i}@example.org`), channel: 'email' },
            client: newClient(),
            project: small,
          },
          START,
        ),
      ),
    )
    expect(sends.filter(({ ok }) => ok)).toHaveLength(9)
    expect(sends.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'emailLimit' })
  })
})
