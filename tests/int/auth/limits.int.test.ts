import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { checkCode, consumeCode } from '#cms/operations/auth/checkCode.ts'
import { claimSend } from '#cms/operations/auth/claimSend.ts'
import { rememberDevice } from '#cms/operations/auth/knownDevices.ts'
import { requestCode } from '#cms/operations/auth/requestCode.ts'
import type { Client, Slot } from '#cms/operations/auth/slot.ts'
import { startPayload } from '#cms/payload.ts'
import { DAY_MS, DEFAULT_AUTH_LIMITS, HOUR_MS, MINUTE_MS, OTP_VALID_MS } from '#domain/auth/policy.ts'
import type { OtpChallenge } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor, messagesTo } from '#tests/support/outbox.ts'
import { createPerson, freshPhone } from '#tests/support/people.ts'

const START = new Date('2026-11-21T06:00:00Z')
const later = (ms: number) => new Date(START.getTime() + ms)
const WEEK_MS = 7 * DAY_MS

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

let addresses = 0
/** A client at an address that nobody else has. */
const stranger = (): Client => {
  addresses++
  return { device: null, ip: `127.${addresses >> 8}.${addresses & 255}.1` }
}
const loginSlot = (identifier = freshPhone()): Slot => ({
  browser: randomUUID(),
  purpose: 'login',
  channel: 'sms',
  identifier,
})
type Asker = { slot: Slot; client: Client; project?: RequestProject }
const send = (asker: Asker, now: Date) =>
  requestCode({ payload, project, host: 'demo.localhost', ...asker, now })
const guess = (asker: Asker, code: string, now: Date) => checkCode({ payload, project, ...asker, code, now })
/** A code of the same length that is wrong. */
const wrongOf = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

async function ask(asker: Asker, now: Date): Promise<string> {
  expect(await send(asker, now)).toMatchObject({ ok: true })
  return codeFor(asker.slot.identifier)
}
/** Asks for a code and gets it wrong `times` times, a second apart. */
async function miss(asker: Asker, times: number, now: Date): Promise<unknown[]> {
  const code = await ask(asker, now)
  const answers: unknown[] = []
  for (let i = 0; i < times; i++)
    answers.push(await guess(asker, wrongOf(code), new Date(now.getTime() + i * 1000)))
  return answers
}
const WRONG = { ok: false, reason: 'wrong' }
const STEP_UP = { ok: false, reason: 'stepUp' }
const LATER = { ok: false, reason: 'later' }

describe('codes to one phone or e-mail', () => {
  const claim = (key: string, at: Date) => claimSend(payload, key, DEFAULT_AUTH_LIMITS, at)

  it('go out 30 s apart, to the millisecond', async () => {
    const key = randomUUID()
    expect(await claim(key, START)).toEqual({ ok: true })
    expect(await claim(key, later(29_999))).toEqual({ ok: false, reason: 'gap', retryAfterS: 1 })
    expect(await claim(key, later(30_000))).toEqual({ ok: true })
  })

  it('go out 5 times an hour, and again when the hour is over', async () => {
    const key = randomUUID()
    for (let i = 0; i < 5; i++)
      expect(await claim(key, later(i * MINUTE_MS)), `send ${i + 1}`).toEqual({ ok: true })
    expect(await claim(key, later(HOUR_MS - 1))).toEqual({ ok: false, reason: 'limit', retryAfterS: 1 })
    expect(await claim(key, later(HOUR_MS))).toEqual({ ok: true })
  })

  it('go out 10 times a day, and again the day after', async () => {
    const key = randomUUID()
    for (let i = 0; i < 10; i++)
      expect(await claim(key, later(i * 13 * MINUTE_MS)), `send ${i + 1}`).toEqual({ ok: true })
    expect(await claim(key, later(3 * HOUR_MS))).toMatchObject({
      ok: false,
      reason: 'limit',
      retryAfterS: (DAY_MS - 3 * HOUR_MS) / 1000,
    })
    expect(await claim(key, later(DAY_MS - 1))).toMatchObject({ ok: false, reason: 'limit' })
    expect(await claim(key, later(DAY_MS))).toEqual({ ok: true })
  })

  it('go out once when 30 requests come at the same moment, first or later ones', async () => {
    const key = randomUUID()
    for (const at of [START, later(40_000)]) {
      const claims = await Promise.all(Array.from({ length: 30 }, () => claim(key, at)))
      expect(claims.filter(({ ok }) => ok)).toHaveLength(1)
    }
  })
})

describe('a code', () => {
  it('is right until 10 minutes are over', async () => {
    const [early, late] = [loginSlot(), loginSlot()].map((slot) => ({ slot, client: stranger() })) as [
      Asker,
      Asker,
    ]
    const codes = [await ask(early, START), await ask(late, START)] as const
    expect(await guess(early, codes[0], later(OTP_VALID_MS - 1))).toMatchObject({ ok: true })
    expect(await guess(late, codes[1], later(OTP_VALID_MS))).toMatchObject(WRONG)
  })

  it('is for its own browser, purpose, channel, identifier and project only', async () => {
    const asker = { slot: loginSlot(), client: stranger() }
    const code = await ask(asker, START)
    for (const other of [
      { browser: randomUUID() },
      { purpose: 'signup' as const },
      { channel: 'email' as const },
      { identifier: freshPhone() },
    ]) {
      expect(await guess({ ...asker, slot: { ...asker.slot, ...other } }, code, START)).toMatchObject(WRONG)
    }
    const elsewhere = { ...asker, project: await createProject(payload) }
    expect(await guess(elsewhere, code, START)).toMatchObject(WRONG)
    expect(await guess(asker, code, START)).toMatchObject({ ok: true })
  })

  it('stands nowhere in the database as it was sent', async () => {
    const asker = { slot: loginSlot(), client: stranger() }
    const code = await ask(asker, START)
    const row = await payload.db.findOne({
      collection: 'otp-challenges',
      where: { identifier: { equals: asker.slot.identifier } },
    })
    const { identifier: _identifier, slotKey: _slotKey, ...rest } = row as Record<string, unknown>
    expect(Object.values(rest).map(String)).not.toContain(code)
    expect(row).toMatchObject({ state: 'open', tries: 0, length: 4 })
  })

  it('dies when the same browser asks for a newer one, and not when another one asks', async () => {
    const asker = { slot: loginSlot(), client: stranger() }
    const code = await ask(asker, START)
    await send({ slot: loginSlot(asker.slot.identifier), client: stranger() }, later(31_000))
    expect(await guess(asker, code, later(32_000))).toMatchObject({ ok: true })
    const newer = await ask(asker, later(62_000))
    if (newer !== code) expect(await guess(asker, code, later(63_000))).toMatchObject(WRONG)
    expect(await guess(asker, newer, later(63_000))).toMatchObject({ ok: true })
  })

  it('is used once, however many right ones come at once', async () => {
    const asker = { slot: loginSlot(), client: stranger() }
    const code = await ask(asker, START)
    const checks = await Promise.all(Array.from({ length: 100 }, () => guess(asker, code, START)))
    const used = await Promise.all(
      checks.map((checked) => (checked.ok ? consumeCode(payload, checked.challenge) : false)),
    )
    expect(used.filter(Boolean)).toHaveLength(1)
  })
})

describe('wrong guesses on a new device', () => {
  it('are three in a row; then a 6-digit code is asked for, and no 4-digit one is looked at', async () => {
    const asker = { slot: loginSlot(), client: stranger() }
    expect(await miss(asker, 3, START)).toMatchObject([WRONG, WRONG, STEP_UP])
    const other = { slot: loginSlot(asker.slot.identifier), client: stranger() }
    expect(await send(other, later(31_000))).toEqual({ ok: true, length: 6 })
    expect(await guess(other, codeFor(other.slot.identifier), later(32_000))).toMatchObject({ ok: true })
  })

  it('are still used up after a resend, and after a sign-in elsewhere', async () => {
    const identifier = freshPhone()
    const [asker, elsewhere] = [
      { slot: loginSlot(identifier), client: stranger() },
      { slot: loginSlot(identifier), client: stranger() },
    ]
    await miss(asker, 2, START)
    const code = await ask(elsewhere, later(31_000))
    const checked = await guess(elsewhere, code, later(32_000))
    expect(checked.ok && (await consumeCode(payload, checked.challenge))).toBe(true)
    expect(await miss(asker, 1, later(62_000))).toMatchObject([STEP_UP])
  })

  it('are forgiven to the browser that got it right in the end', async () => {
    const asker = { slot: loginSlot(), client: stranger() }
    await miss(asker, 2, START)
    const checked = await guess(asker, codeFor(asker.slot.identifier), later(5000))
    expect(checked.ok && (await consumeCode(payload, checked.challenge))).toBe(true)
    expect(await miss(asker, 3, later(31_000))).toMatchObject([WRONG, WRONG, STEP_UP])
  })

  it('come back one each 7 days, to the millisecond', async () => {
    const identifier = freshPhone()
    const fresh = () => ({ slot: loginSlot(identifier), client: stranger() })
    await miss(fresh(), 3, START)
    expect(await send(fresh(), later(WEEK_MS - 1))).toEqual({ ok: true, length: 6 })
    const asker = fresh()
    expect(await send(asker, later(WEEK_MS + 40_000))).toEqual({ ok: true, length: 4 })
    const code = codeFor(identifier)
    expect(await guess(asker, wrongOf(code), later(WEEK_MS + 41_000))).toMatchObject(STEP_UP)
    expect(await guess(asker, code, later(WEEK_MS + 42_000))).toMatchObject(STEP_UP)
  })

  it('with 6 digits are 3 a code and 5 a day', async () => {
    const identifier = freshPhone()
    const fresh = () => ({ slot: loginSlot(identifier), client: stranger() })
    await miss(fresh(), 3, START)
    expect(await miss(fresh(), 4, later(MINUTE_MS))).toMatchObject([WRONG, WRONG, WRONG, WRONG])
    const last = fresh()
    expect(await miss(last, 2, later(2 * MINUTE_MS))).toMatchObject([WRONG, WRONG])
    expect(await guess(last, codeFor(identifier), later(3 * MINUTE_MS))).toMatchObject(LATER)
    const tomorrow = fresh()
    const code = await ask(tomorrow, later(DAY_MS + 5 * MINUTE_MS))
    expect(code).toHaveLength(6)
    expect(await guess(tomorrow, code, later(DAY_MS + 6 * MINUTE_MS))).toMatchObject({ ok: true })
  })

  it('are looked at three times when 60 come at once', async () => {
    const asker = { slot: loginSlot(), client: stranger() }
    const code = await ask(asker, START)
    await Promise.all(Array.from({ length: 60 }, () => guess(asker, wrongOf(code), START)))
    const row = await payload.db.findOne<OtpChallenge>({
      collection: 'otp-challenges',
      where: { identifier: { equals: asker.slot.identifier } },
    })
    expect(row?.tries).toBe(3)
  })
})

describe('one address', () => {
  it('gets 60 codes an hour; after that they have 6 digits, for new devices only', async () => {
    const client = stranger()
    const lengths = await Promise.all(
      Array.from({ length: 61 }, () => send({ slot: loginSlot(), client }, START)),
    )
    expect(lengths.filter((sent) => sent.ok && sent.length === 4)).toHaveLength(60)
    expect(lengths.filter((sent) => sent.ok && sent.length === 6)).toHaveLength(1)
    expect(await send({ slot: loginSlot(), client }, later(HOUR_MS))).toEqual({ ok: true, length: 4 })
  })

  it('gets 30 wrong guesses an hour, over however many phones; its network ten times as many', async () => {
    const limited = await createProject(payload, {
      'admin-configs': { authLimits: { ...DEFAULT_AUTH_LIMITS, ipGuessesPerHour: 4, networkFactor: 2 } },
    })
    const missAt = (ip: string) =>
      miss({ slot: loginSlot(), client: { device: null, ip }, project: limited }, 2, START)
    expect(await missAt('198.51.100.1')).toMatchObject([WRONG, WRONG])
    expect(await missAt('198.51.100.1')).toMatchObject([WRONG, STEP_UP])
    const sameAddress = { slot: loginSlot(), client: { device: null, ip: '198.51.100.1' }, project: limited }
    expect(await send(sameAddress, START)).toEqual({ ok: true, length: 6 })
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
    const person = await createPerson(payload, project)
    const client = { ...stranger(), device: randomUUID().slice(0, 22) }
    const remembered = await rememberDevice(payload, {
      project: project.id,
      user: String(person.id),
      identifiers: [person.phone],
      device: client.device,
      now: START,
    })
    expect(remembered).toBe('first')
    return { slot: loginSlot(person.phone), client }
  }

  it('signs in whatever strangers ask for and guess', async () => {
    const owner = await known()
    const { identifier } = owner.slot
    for (let i = 0; i < 5; i++) {
      const attacker = { slot: loginSlot(identifier), client: stranger() }
      await miss(attacker, 3, later(i * 31_000))
    }
    const now = later(4 * 31_000 + 10)
    expect(await send({ slot: loginSlot(identifier), client: stranger() }, now)).toMatchObject({ ok: false })
    expect(await send(owner, now)).toEqual({ ok: true, length: 4 })
    expect(await guess(owner, codeFor(identifier), now)).toMatchObject({ ok: true })
  })

  it('has 10 wrong guesses a day of its own, and a new day', async () => {
    const owner = await known()
    for (let i = 0; i < 4; i++) {
      const answers = await miss(owner, i < 3 ? 3 : 1, later(i * MINUTE_MS))
      for (const answer of answers) expect(answer).toMatchObject(WRONG)
    }
    const now = later(5 * MINUTE_MS)
    expect(await guess(owner, codeFor(owner.slot.identifier), now)).toMatchObject(LATER)
    const tomorrow = later(DAY_MS + 10 * MINUTE_MS)
    const code = await ask(owner, tomorrow)
    expect(await guess(owner, code, tomorrow)).toMatchObject({ ok: true })
  })

  it('is not known for another phone, nor by another device', async () => {
    const owner = await known()
    const { identifier } = owner.slot
    await miss({ slot: loginSlot(identifier), client: stranger() }, 3, START)
    const impostor = {
      slot: loginSlot(identifier),
      client: { ...stranger(), device: randomUUID().slice(0, 22) },
    }
    expect(await send(impostor, later(31_000))).toEqual({ ok: true, length: 6 })
  })
})

describe('the SMS of a project', () => {
  const limited = (limits: Partial<typeof DEFAULT_AUTH_LIMITS>) =>
    createProject(payload, { 'admin-configs': { authLimits: { ...DEFAULT_AUTH_LIMITS, ...limits } } })

  it('stop at the day’s budget, one of ten kept for known devices, and start again the next day', async () => {
    const small = await limited({ smsPerDay: 10 })
    const sends = await Promise.all(
      Array.from({ length: 20 }, () =>
        send({ slot: loginSlot(), client: stranger(), project: small }, START),
      ),
    )
    expect(sends.filter(({ ok }) => ok)).toHaveLength(9)
    const person = await createPerson(payload, small)
    const device = randomUUID().slice(0, 22)
    const remembered = {
      project: small.id,
      user: String(person.id),
      identifiers: [person.phone],
      device,
      now: START,
    }
    await rememberDevice(payload, remembered)
    const owner = { slot: loginSlot(person.phone), client: { ...stranger(), device }, project: small }
    expect(await send(owner, START)).toEqual({ ok: true, length: 4 })
    const one = { slot: loginSlot(), client: stranger(), project: small }
    expect(await send(one, later(DAY_MS - 1))).toEqual({ ok: false, reason: 'smsLimit' })
    expect(messagesTo(one.slot.identifier)).toHaveLength(0)
    const another = { slot: loginSlot(), client: stranger(), project: small }
    expect(await send(another, later(DAY_MS))).toEqual({ ok: true, length: 4 })
  })

  it('stop at the cap of phones that begin alike; others and e-mails go on', async () => {
    const small = await limited({ smsPerPrefixPerDay: 3 })
    const to = (identifier: string, channel: 'sms' | 'email' = 'sms') =>
      send({ slot: { ...loginSlot(identifier), channel }, client: stranger(), project: small }, START)
    for (let i = 0; i < 3; i++) expect(await to(`+91912340000${i}`)).toMatchObject({ ok: true })
    expect(await to('+919123400009')).toEqual({ ok: false, reason: 'smsLimit' })
    expect(await to('+918823500009')).toMatchObject({ ok: true })
    expect(await to('person@example.org', 'email')).toMatchObject({ ok: true })
  })
})

describe('many wrong guesses in a project', () => {
  it('make new devices use 6 digits for an hour, tell the admins once, and leave known devices alone', async () => {
    const authLimits = { ...DEFAULT_AUTH_LIMITS, projectGuessesPerHour: 5, projectGuessPercent: 20 }
    const busy = await createProject(payload, { 'admin-configs': { authLimits } })
    const admin = await createPerson(payload, busy, 800)
    const fresh = () => ({ slot: loginSlot(), client: stranger(), project: busy })
    await Promise.all(Array.from({ length: 3 }, () => miss(fresh(), 2, START)))
    const asker = fresh()
    expect(await send(asker, later(2000))).toEqual({ ok: true, length: 6 })
    const told = await payload.find({
      collection: 'notifications',
      where: { user: { equals: admin.id } },
      depth: 0,
      overrideAccess: true,
    })
    expect(told.docs).toMatchObject([{ kind: 'security' }])
    expect(await send(fresh(), later(HOUR_MS + 2000))).toEqual({ ok: true, length: 4 })
  })

  it('count as a share of the codes sent where many are sent', async () => {
    const authLimits = { ...DEFAULT_AUTH_LIMITS, projectGuessesPerHour: 2, projectGuessPercent: 50 }
    const busy = await createProject(payload, { 'admin-configs': { authLimits } })
    const fresh = () => ({ slot: loginSlot(), client: stranger(), project: busy })
    await Promise.all(Array.from({ length: 10 }, () => send(fresh(), START)))
    await miss(fresh(), 2, START)
    await miss(fresh(), 2, START)
    expect(await send(fresh(), START)).toEqual({ ok: true, length: 4 })
    await miss(fresh(), 2, START)
    await miss(fresh(), 2, START)
    expect(await send(fresh(), START)).toEqual({ ok: true, length: 6 })
  })
})
