import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { checkCode } from '#cms/operations/auth/checkCode.ts'
import { claimSend } from '#cms/operations/auth/claimSend.ts'
import { requestCode } from '#cms/operations/auth/requestCode.ts'
import { startPayload } from '#cms/payload.ts'
import { DAY_MS, DEFAULT_AUTH_LIMITS, OTP_VALID_MS } from '#domain/auth/policy.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { freshPhone } from '#tests/support/people.ts'

const START = new Date('2026-11-21T06:00:00Z')
const later = (ms: number) => new Date(START.getTime() + ms)

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

describe('codes to one phone or e-mail', () => {
  const claim = (key: string, at: Date) => claimSend(payload, key, DEFAULT_AUTH_LIMITS, at)

  it('go out 30 s apart, to the millisecond', async () => {
    const key = randomUUID()
    expect(await claim(key, START)).toEqual({ ok: true })
    expect(await claim(key, later(29_999))).toEqual({ ok: false, reason: 'gap', retryAfterS: 1 })
    expect(await claim(key, later(30_000))).toEqual({ ok: true })
  })

  it('go out 10 times a day, and again the day after', async () => {
    const key = randomUUID()
    for (let i = 0; i < 10; i++)
      expect(await claim(key, later(i * 60_000)), `send ${i + 1}`).toEqual({ ok: true })
    expect(await claim(key, later(3_600_000))).toMatchObject({
      ok: false,
      reason: 'day',
      retryAfterS: (DAY_MS - 3_600_000) / 1000,
    })
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
  const ask = async (now: Date) => {
    const slot = {
      browser: randomUUID(),
      purpose: 'login',
      channel: 'sms',
      identifier: freshPhone(),
    } as const
    const asked = await requestCode({ payload, project, host: 'demo.localhost', slot, now })
    expect(asked).toEqual({ ok: true })
    return { slot, code: codeFor(slot.identifier) }
  }

  it('is right until 10 minutes are over', async () => {
    const early = await ask(START)
    expect(await checkCode(payload, project, early.slot, early.code, later(OTP_VALID_MS - 1))).not.toBeNull()
    const late = await ask(START)
    expect(await checkCode(payload, project, late.slot, late.code, later(OTP_VALID_MS))).toBeNull()
  })

  it('is for its own browser, purpose, channel and identifier only', async () => {
    const { slot, code } = await ask(START)
    for (const other of [
      { browser: randomUUID() },
      { purpose: 'signup' as const },
      { channel: 'email' as const },
      { identifier: freshPhone() },
    ]) {
      expect(await checkCode(payload, project, { ...slot, ...other }, code, START)).toBeNull()
    }
    expect(await checkCode(payload, await createProject(payload), slot, code, START)).toBeNull()
    expect(await checkCode(payload, project, slot, code, START)).not.toBeNull()
  })

  it('stands nowhere in the database as it was sent', async () => {
    const { slot, code } = await ask(START)
    const row = await payload.db.findOne({
      collection: 'otp-challenges',
      where: { identifier: { equals: slot.identifier } },
    })
    const { identifier: _identifier, slotKey: _slotKey, ...rest } = row as Record<string, unknown>
    expect(Object.values(rest).map(String)).not.toContain(code)
    expect(row).toMatchObject({ state: 'open', tries: 0 })
  })

  it('dies when the same browser asks for a newer one, and not when another one asks', async () => {
    const { slot, code } = await ask(START)
    await requestCode({
      payload,
      project,
      host: 'x',
      slot: { ...slot, browser: randomUUID() },
      now: later(31_000),
    })
    expect(await checkCode(payload, project, slot, code, later(32_000))).not.toBeNull()
    await requestCode({ payload, project, host: 'x', slot, now: later(62_000) })
    const newer = codeFor(slot.identifier)
    if (newer !== code) expect(await checkCode(payload, project, slot, code, later(63_000))).toBeNull()
    expect(await checkCode(payload, project, slot, newer, later(63_000))).not.toBeNull()
  })
})
