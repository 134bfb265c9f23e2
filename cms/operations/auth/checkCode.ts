import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { OTP_LENGTH } from '#domain/auth/policy.ts'
import type { OtpChallenge } from '#payload-types'
import { authLimits } from './authLimits.ts'
import { codeHash, isSameHash } from './codeHash.ts'
import { type GuessContext, needsStepUp, recordWrongGuess, spendGuess } from './guesses.ts'
import { knownDevice } from './knownDevices.ts'
import { countWrongGuess } from './projectAlert.ts'
import { type Client, type Slot, slotKey } from './slot.ts'

export type Checked =
  | { ok: true; challenge: OtpChallenge }
  /** stepUp: only 6-digit codes are accepted now; later: no attempts before `retryAfterS`. */
  | { ok: false; reason: 'wrong' | 'stepUp' | 'later'; retryAfterS: number }

const WRONG: Checked = { ok: false, reason: 'wrong', retryAfterS: 0 }

type Args = {
  payload: BasePayload
  project: RequestProject
  slot: Slot
  client: Client
  code: string
  now: Date
}

/**
 * Checks a one-time code. The guess and the attempt are counted before the comparison, each by one conditional update, so parallel
 * requests never exceed the limits. A right code is not consumed; see `consumeCode`.
 */
export async function checkCode({ payload, project, slot, client, code, now }: Args): Promise<Checked> {
  const limits = await authLimits(payload, project.id)
  const isLive: Where[] = [
    { slotKey: { equals: slotKey(project.id, slot) } },
    { state: { equals: 'open' } },
    { tries: { less_than: limits.maxTries } },
    { expiresAt: { greater_than: now.toISOString() } },
  ]
  const open = await readRow({ payload, collection: 'otp-challenges', where: { and: isLive } })
  const { identifier } = slot
  const deviceKey = await knownDevice(payload, project.id, identifier, client.device, now)
  const guesser: GuessContext = { payload, project: project.id, identifier, deviceKey, client, limits, now }
  if (!open || open.length !== code.length) {
    const isOver = !deviceKey && code.length === OTP_LENGTH && (await needsStepUp(guesser))
    return isOver ? { ok: false, reason: 'stepUp', retryAfterS: 0 } : WRONG
  }
  const spent = await spendGuess(guesser, open)
  if (!spent.ok) return spent
  const challenge = await conditionalUpdate({
    payload,
    collection: 'otp-challenges',
    where: { and: [...isLive, { challenge: { equals: open.challenge } }] },
    data: { tries: { $inc: 1 } },
  })
  if (!challenge) {
    await spent.giveBack()
    return WRONG
  }
  const expected = codeHash({ ...slot, project: project.id, challenge: challenge.challenge }, code)
  if (isSameHash(expected, challenge.codeHash)) {
    await spent.giveBack(challenge.wrongGuesses)
    return { ok: true, challenge }
  }
  if (deviceKey) return WRONG
  if (challenge.length === OTP_LENGTH) await recordWrongGuess(payload, challenge)
  await countWrongGuess(payload, project.id, limits, now)
  const isOver = challenge.length === OTP_LENGTH && (await needsStepUp(guesser))
  return isOver ? { ok: false, reason: 'stepUp', retryAfterS: 0 } : WRONG
}

/** Consumes a checked code, or the sign-up proof made from it; true for exactly one caller. */
export async function consumeCode(payload: BasePayload, challenge: OtpChallenge): Promise<boolean> {
  const used = await conditionalUpdate({
    payload,
    collection: 'otp-challenges',
    where: {
      and: [
        { slotKey: { equals: challenge.slotKey } },
        { codeHash: { equals: challenge.codeHash } },
        { state: { equals: challenge.state } },
      ],
    },
    data: { state: 'used', wrongGuesses: 0 },
  })
  return used !== null
}
