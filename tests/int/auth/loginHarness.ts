import { randomUUID } from 'node:crypto'
import { beforeAll, expect } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { checkCode } from '#cms/operations/auth/checkCode.ts'
import { requestCode } from '#cms/operations/auth/requestCode.ts'
import type { Client, Slot } from '#cms/operations/auth/slot.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor } from '#tests/support/outbox.ts'
import { freshPhone } from '#tests/support/people.ts'

export const START = new Date('2026-11-21T06:00:00Z')
export const timeAfter = (ms: number) => new Date(START.getTime() + ms)

let addresses = 0
/** A client with a unique IP address. */
export const newClient = (): Client => {
  addresses++
  return { device: null, ip: `127.${addresses >> 8}.${addresses & 255}.1` }
}
export const loginSlot = (identifier = freshPhone()): Slot => ({
  browser: randomUUID(),
  purpose: 'login',
  channel: 'sms',
  identifier,
})

export type Asker = { slot: Slot; client: Client; project?: RequestProject }

/** A wrong code of the same length. */
export const wrongOf = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))

export const WRONG = { ok: false, reason: 'wrong' }
export const STEP_UP = { ok: false, reason: 'stepUp' }
export const LATER = { ok: false, reason: 'later' }

type LoginHarness = Awaited<ReturnType<typeof openHarness>>

/** Registers a hook that opens a project, and returns operations to request and guess codes at given times. */
export function openLoginHarness(): LoginHarness {
  const login = {} as LoginHarness
  beforeAll(async () => {
    Object.assign(login, await openHarness())
  })
  return login
}

async function openHarness() {
  const payload = await startPayload()
  const project = await createProject(payload)
  const send = (asker: Asker, now: Date) =>
    requestCode({ payload, project, host: 'demo.localhost', ...asker, now })
  const guess = (asker: Asker, code: string, now: Date) =>
    checkCode({ payload, project, ...asker, code, now })

  async function codeSent(asker: Asker, now: Date): Promise<string> {
    expect(await send(asker, now)).toMatchObject({ ok: true })
    return codeFor(asker.slot.identifier)
  }
  /** Requests a code and guesses wrong `times` times, a second apart. */
  async function guessWrong(asker: Asker, times: number, now: Date): Promise<unknown[]> {
    const code = await codeSent(asker, now)
    const answers: unknown[] = []
    for (let i = 0; i < times; i++)
      answers.push(await guess(asker, wrongOf(code), new Date(now.getTime() + i * 1000)))
    return answers
  }

  return { payload, project, send, guess, codeSent, guessWrong }
}
