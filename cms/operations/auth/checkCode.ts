import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { guardedUpdate } from '#collections/guard.ts'
import type { OtpChallenge } from '#payload-types'
import { authLimits } from './authLimits.ts'
import { codeHash, isSameHash } from './codeHash.ts'
import { type Slot, slotKey } from './slot.ts'

/**
 * Tries a code. The try is counted before the code is compared, in one guarded update, so however many guesses come at
 * once, no more than the limit are looked at. Answers the challenge when the code is right; it is not used up yet.
 */
export async function checkCode(
  payload: BasePayload,
  project: RequestProject,
  slot: Slot,
  code: string,
  now: Date,
): Promise<OtpChallenge | null> {
  const limits = await authLimits(payload, project.id)
  const challenge = await guardedUpdate({
    payload,
    collection: 'otp-challenges',
    where: {
      and: [
        { slotKey: { equals: slotKey(project.id, slot) } },
        { state: { equals: 'open' } },
        { tries: { less_than: limits.maxTries } },
        { expiresAt: { greater_than: now.toISOString() } },
      ],
    },
    data: { tries: { $inc: 1 } },
  })
  if (!challenge) return null
  const expected = codeHash({ ...slot, project: project.id, challenge: challenge.challenge }, code)
  return isSameHash(expected, challenge.codeHash) ? challenge : null
}

/** Uses a checked code up; true for exactly one caller. */
export async function consumeCode(payload: BasePayload, challenge: OtpChallenge): Promise<boolean> {
  const used = await guardedUpdate({
    payload,
    collection: 'otp-challenges',
    where: {
      and: [
        { slotKey: { equals: challenge.slotKey } },
        { codeHash: { equals: challenge.codeHash } },
        { state: { equals: 'open' } },
      ],
    },
    data: { state: 'used' },
  })
  return used !== null
}
