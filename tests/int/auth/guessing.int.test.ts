import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { checkCode } from '#cms/operations/auth/checkCode.ts'
import { rememberDevice } from '#cms/operations/auth/knownDevices.ts'
import { requestCode } from '#cms/operations/auth/requestCode.ts'
import type { Client, Slot } from '#cms/operations/auth/slot.ts'
import { startPayload } from '#cms/payload.ts'
import { DEFAULT_AUTH_LIMITS } from '#domain/auth/policy.ts'
import type { OtpChallenge } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { codeFor, messagesTo } from '#tests/support/outbox.ts'
import { createPerson } from '#tests/support/people.ts'
import { random } from '#tests/support/random.ts'
import { triesOf } from '#tests/support/sample.ts'
import { openSecondPayload } from '#tests/support/secondPayload.ts'

const SEEDS = Array.from({ length: triesOf({ few: 1, full: 3, long: 20 }) }, (_, index) => 1 + index)
const GUESSES = 2000
const ADDRESSES = 50
const ROUNDS = 4
const START = new Date('2026-11-21T06:00:00Z')

let payload: BasePayload
/** Two server processes: requests reach either of them, as behind a load balancer. */
let processes: [BasePayload, BasePayload]
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  processes = [payload, await openSecondPayload()]
})

const processAt = (index: number): BasePayload => processes[index % 2] as BasePayload

type Attacker = { slot: Slot; client: Client; seen: string }

/** Attackers at 50 IP addresses with separate browsers, all guessing one phone's code. */
const attackersOf = (identifier: string): Attacker[] =>
  Array.from({ length: ADDRESSES }, (_, i) => ({
    slot: { browser: randomUUID(), purpose: 'login', channel: 'sms', identifier },
    client: { device: null, ip: `127.0.${i}.1` },
    seen: '',
  }))

/** Number of guesses compared with a phone's current codes, by code length (tries are counted before comparing). */
async function compared(identifier: string): Promise<Record<4 | 6, number>> {
  const { docs } = await payload.db.find<OtpChallenge>({
    collection: 'otp-challenges',
    where: { identifier: { equals: identifier } },
    pagination: false,
    limit: 1000,
  })
  const tries = (length: number) =>
    docs.filter((doc) => doc.length === length).reduce((sum, doc) => sum + doc.tries, 0)
  return { 4: tries(4), 6: tries(6) }
}

describe.each(SEEDS)(
  '2,000 guesses from 50 addresses at two servers with resends between (seed %i)',
  (seed) => {
    it('are not compared beyond the policy, never succeed, and do not lock the owner out', async () => {
      const next = random(seed)
      const person = await createPerson(payload, project)
      const identifier = person.phone
      const owner = {
        slot: { browser: randomUUID(), purpose: 'login', channel: 'sms', identifier } as Slot,
        client: { device: randomUUID().slice(0, 22), ip: '127.9.9.9' },
      }
      await rememberDevice(payload, {
        project: project.id,
        user: String(person.id),
        identifiers: [identifier],
        device: owner.client.device,
        now: START,
      })
      const attackers = attackersOf(identifier)
      const tries = { 4: 0, 6: 0 }
      let rightGuesses = 0
      for (let round = 0; round < ROUNDS; round++) {
        const now = new Date(START.getTime() + round * 31_000)
        // All attackers request a code at once, in random order; one is sent, which none of them knows.
        attackers.sort(() => next() - 0.5)
        const sends = await Promise.all(
          attackers.map(({ slot, client }, index) =>
            requestCode({ payload: processAt(index), project, host: 'x', slot, client, now }),
          ),
        )
        expect(sends.some(({ ok }) => ok)).toBe(true)
        expect(messagesTo(identifier)).toHaveLength(round + 1)
        const row = await payload.db.findOne<OtpChallenge>({
          collection: 'otp-challenges',
          where: { and: [{ identifier: { equals: identifier } }, { sentAt: { equals: now.toISOString() } }] },
        })
        const winner = attackers.find(({ slot }) => row?.slotKey.endsWith(slot.browser)) as Attacker
        winner.seen = codeFor(identifier)
        const before = await compared(identifier)
        const results = await Promise.all(
          Array.from({ length: GUESSES / ROUNDS }, (_, index) => {
            const isFocused = next() < 0.7
            const attacker = isFocused ? winner : (attackers[Math.floor(next() * ADDRESSES)] as Attacker)
            const length = next() < 0.5 ? 4 : 6
            const code = String(Math.floor(next() * 10 ** length)).padStart(length, '0')
            if (code === attacker.seen) return null
            const { slot, client } = attacker
            return checkCode({ payload: processAt(index), project, slot, client, code, now })
          }),
        )
        const after = await compared(identifier)
        for (const length of [4, 6] as const) tries[length] += after[length] - before[length]
        rightGuesses += results.filter((checked) => checked?.ok).length
      }
      expect(rightGuesses).toBe(0)
      expect(tries[4]).toBeLessThanOrEqual(DEFAULT_AUTH_LIMITS.guessBurst)
      expect(tries[6]).toBeLessThanOrEqual(DEFAULT_AUTH_LIMITS.longGuessesPerDay)
      expect(tries[4] + tries[6]).toBeGreaterThan(0)

      const now = new Date(START.getTime() + (ROUNDS - 1) * 31_000 + 1)
      expect(await requestCode({ payload, project, host: 'x', ...owner, now })).toEqual({
        ok: true,
        length: 4,
      })
      const code = codeFor(identifier)
      expect(await checkCode({ payload, project, ...owner, code, now })).toMatchObject({ ok: true })
    })
  },
)
