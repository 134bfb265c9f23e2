import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { consumeCode } from '#cms/operations/auth/checkCode.ts'
import { rememberDevice } from '#cms/operations/auth/knownDevices.ts'
import { DAY_MS, DEFAULT_AUTH_LIMITS, HOUR_MS, MINUTE_MS } from '#domain/auth/policy.ts'
import type { OtpChallenge } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'
import {
  LATER,
  loginSlot,
  newClient,
  openLoginHarness,
  START,
  STEP_UP,
  timeAfter,
  WRONG,
  wrongOf,
} from './loginHarness.ts'

const login = openLoginHarness()

const WEEK_MS = 7 * DAY_MS

describe('wrong guesses on a new device', () => {
  it('are limited to three in a row; then a 6-digit code is required', async () => {
    const asker = { slot: loginSlot(), client: newClient() }
    expect(await login.guessWrong(asker, 3, START)).toMatchObject([WRONG, WRONG, STEP_UP])
    const other = { slot: loginSlot(asker.slot.identifier), client: newClient() }
    expect(await login.send(other, timeAfter(31_000))).toEqual({ ok: true, length: 6 })
    expect(await login.guess(other, codeFor(other.slot.identifier), timeAfter(32_000))).toMatchObject({
      ok: true,
    })
  })

  it('are not reset by a resend or a sign-in elsewhere', async () => {
    const identifier = freshPhone()
    const [asker, elsewhere] = [
      { slot: loginSlot(identifier), client: newClient() },
      { slot: loginSlot(identifier), client: newClient() },
    ]
    await login.guessWrong(asker, 2, START)
    const code = await login.codeSent(elsewhere, timeAfter(31_000))
    const checked = await login.guess(elsewhere, code, timeAfter(32_000))
    expect(checked.ok && (await consumeCode(login.payload, checked.challenge))).toBe(true)
    expect(await login.guessWrong(asker, 1, timeAfter(62_000))).toMatchObject([STEP_UP])
  })

  it('are reset for a browser that finally succeeds', async () => {
    const asker = { slot: loginSlot(), client: newClient() }
    await login.guessWrong(asker, 2, START)
    const checked = await login.guess(asker, codeFor(asker.slot.identifier), timeAfter(5000))
    expect(checked.ok && (await consumeCode(login.payload, checked.challenge))).toBe(true)
    expect(await login.guessWrong(asker, 3, timeAfter(31_000))).toMatchObject([WRONG, WRONG, STEP_UP])
  })

  it('are restored one every 7 days, to the millisecond', async () => {
    const identifier = freshPhone()
    const newAsker = () => ({ slot: loginSlot(identifier), client: newClient() })
    await login.guessWrong(newAsker(), 3, START)
    expect(await login.send(newAsker(), timeAfter(WEEK_MS - 1))).toEqual({ ok: true, length: 6 })
    const asker = newAsker()
    expect(await login.send(asker, timeAfter(WEEK_MS + 40_000))).toEqual({ ok: true, length: 4 })
    const code = codeFor(identifier)
    expect(await login.guess(asker, wrongOf(code), timeAfter(WEEK_MS + 41_000))).toMatchObject(STEP_UP)
    expect(await login.guess(asker, code, timeAfter(WEEK_MS + 42_000))).toMatchObject(STEP_UP)
  })

  it('with 6 digits are limited to 3 per code and 5 per day', async () => {
    const identifier = freshPhone()
    const newAsker = () => ({ slot: loginSlot(identifier), client: newClient() })
    await login.guessWrong(newAsker(), 3, START)
    expect(await login.guessWrong(newAsker(), 4, timeAfter(MINUTE_MS))).toMatchObject([
      WRONG,
      WRONG,
      WRONG,
      WRONG,
    ])
    const last = newAsker()
    expect(await login.guessWrong(last, 2, timeAfter(2 * MINUTE_MS))).toMatchObject([WRONG, WRONG])
    expect(await login.guess(last, codeFor(identifier), timeAfter(3 * MINUTE_MS))).toMatchObject(LATER)
    const tomorrow = newAsker()
    const code = await login.codeSent(tomorrow, timeAfter(DAY_MS + 5 * MINUTE_MS))
    expect(code).toHaveLength(6)
    expect(await login.guess(tomorrow, code, timeAfter(DAY_MS + 6 * MINUTE_MS))).toMatchObject({ ok: true })
  })

  it('are compared three times when 60 arrive at once', async () => {
    const asker = { slot: loginSlot(), client: newClient() }
    const code = await login.codeSent(asker, START)
    await Promise.all(Array.from({ length: 60 }, () => login.guess(asker, wrongOf(code), START)))
    const row = await login.payload.db.findOne<OtpChallenge>({
      collection: 'otp-challenges',
      where: { identifier: { equals: asker.slot.identifier } },
    })
    expect(row?.tries).toBe(3)
  })
})

describe('one IP address', () => {
  it('gets 60 four-digit codes an hour; further ones have 6 digits on new devices', async () => {
    const client = newClient()
    const lengths = await Promise.all(
      Array.from({ length: 61 }, () => login.send({ slot: loginSlot(), client }, START)),
    )
    expect(lengths.filter((sent) => sent.ok && sent.length === 4)).toHaveLength(60)
    expect(lengths.filter((sent) => sent.ok && sent.length === 6)).toHaveLength(1)
    expect(await login.send({ slot: loginSlot(), client }, timeAfter(HOUR_MS))).toEqual({
      ok: true,
      length: 4,
    })
  })

  it('gets 30 wrong guesses an hour over all phones, its network ten times as many', async () => {
    const limited = await createProject(login.payload, {
      'admin-configs': { authLimits: { ...DEFAULT_AUTH_LIMITS, ipGuessesPerHour: 4, networkFactor: 2 } },
    })
    const missAt = (ip: string) =>
      login.guessWrong({ slot: loginSlot(), client: { device: null, ip }, project: limited }, 2, START)
    expect(await missAt('198.51.100.1')).toMatchObject([WRONG, WRONG])
    expect(await missAt('198.51.100.1')).toMatchObject([WRONG, STEP_UP])
    const sameAddress = { slot: loginSlot(), client: { device: null, ip: '198.51.100.1' }, project: limited }
    expect(await login.send(sameAddress, START)).toEqual({ ok: true, length: 6 })
    expect(await missAt('198.51.100.2')).toMatchObject([WRONG, WRONG])
    expect(await missAt('198.51.100.3')).toMatchObject([WRONG, STEP_UP])
    expect(await missAt('198.51.101.1')).toMatchObject([WRONG, WRONG])
    const sixtyFour = (host: string) => missAt(`2001:db8:1:1::${host}`)
    expect(await sixtyFour('1')).toMatchObject([WRONG, WRONG])
    expect(await sixtyFour('2')).toMatchObject([WRONG, STEP_UP])
  })
})

describe('a known device', () => {
  async function known() {
    const person = await createPerson(login.payload, login.project)
    const client = { ...newClient(), device: randomUUID().slice(0, 22) }
    const remembered = await rememberDevice(login.payload, {
      project: login.project.id,
      user: String(person.id),
      identifiers: [person.phone],
      device: client.device,
      now: START,
    })
    expect(remembered).toBe('first')
    return { slot: loginSlot(person.phone), client }
  }

  it('signs in whatever strangers request and guess', async () => {
    const owner = await known()
    const { identifier } = owner.slot
    for (let i = 0; i < 5; i++) {
      const attacker = { slot: loginSlot(identifier), client: newClient() }
      await login.guessWrong(attacker, 3, timeAfter(i * 31_000))
    }
    const now = timeAfter(4 * 31_000 + 10)
    expect(await login.send({ slot: loginSlot(identifier), client: newClient() }, now)).toMatchObject({
      ok: false,
    })
    expect(await login.send(owner, now)).toEqual({ ok: true, length: 4 })
    expect(await login.guess(owner, codeFor(identifier), now)).toMatchObject({ ok: true })
  })

  it('has 10 wrong guesses a day of its own', async () => {
    const owner = await known()
    for (let i = 0; i < 4; i++) {
      const answers = await login.guessWrong(owner, i < 3 ? 3 : 1, timeAfter(i * MINUTE_MS))
      for (const answer of answers) expect(answer).toMatchObject(WRONG)
    }
    const now = timeAfter(5 * MINUTE_MS)
    expect(await login.guess(owner, codeFor(owner.slot.identifier), now)).toMatchObject(LATER)
    const tomorrow = timeAfter(DAY_MS + 10 * MINUTE_MS)
    const code = await login.codeSent(owner, tomorrow)
    expect(await login.guess(owner, code, tomorrow)).toMatchObject({ ok: true })
  })

  it('is not known for another phone, nor by another device', async () => {
    const owner = await known()
    const { identifier } = owner.slot
    await login.guessWrong({ slot: loginSlot(identifier), client: newClient() }, 3, START)
    const impostor = {
      slot: loginSlot(identifier),
      client: { ...newClient(), device: randomUUID().slice(0, 22) },
    }
    expect(await login.send(impostor, timeAfter(31_000))).toEqual({ ok: true, length: 6 })
  })
})

describe('many wrong guesses in a project', () => {
  it('make new devices use 6 digits for an hour, notify the admins once, and do not affect known devices', async () => {
    const authLimits = { ...DEFAULT_AUTH_LIMITS, projectGuessesPerHour: 5, projectGuessPercent: 20 }
    const busy = await createProject(login.payload, { 'admin-configs': { authLimits } })
    const admin = await createPerson(login.payload, busy, 800)
    const newAsker = () => ({ slot: loginSlot(), client: newClient(), project: busy })
    await Promise.all(Array.from({ length: 3 }, () => login.guessWrong(newAsker(), 2, START)))
    const asker = newAsker()
    expect(await login.send(asker, timeAfter(2000))).toEqual({ ok: true, length: 6 })
    const notifications = await login.payload.find({
      collection: 'notifications',
      where: { user: { equals: admin.id } },
      depth: 0,
      overrideAccess: true,
    })
    expect(notifications.docs).toMatchObject([{ kind: 'security' }])
    expect(await login.send(newAsker(), timeAfter(HOUR_MS + 2000))).toEqual({ ok: true, length: 4 })
  })

  it('are measured as a share of the sent codes in a large project', async () => {
    const authLimits = { ...DEFAULT_AUTH_LIMITS, projectGuessesPerHour: 2, projectGuessPercent: 50 }
    const busy = await createProject(login.payload, { 'admin-configs': { authLimits } })
    const newAsker = () => ({ slot: loginSlot(), client: newClient(), project: busy })
    await Promise.all(Array.from({ length: 10 }, () => login.send(newAsker(), START)))
    await login.guessWrong(newAsker(), 2, START)
    await login.guessWrong(newAsker(), 2, START)
    expect(await login.send(newAsker(), START)).toEqual({ ok: true, length: 4 })
    await login.guessWrong(newAsker(), 2, START)
    await login.guessWrong(newAsker(), 2, START)
    expect(await login.send(newAsker(), START)).toEqual({ ok: true, length: 6 })
  })
})
