import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { SIGNUP_PROOF_MS } from '#domain/auth/policy.ts'
import type { OtpChallenge } from '#payload-types'
import { type Slot, slotKey } from './slot.ts'

const collection = 'otp-challenges'

/** A proof is looked up by project, browser and identifier. */
type Proven = { payload: BasePayload; project: string; target: Omit<Slot, 'purpose'>; now: Date }

/** Condition for the valid proof of this browser for this identifier. */
const liveProof = ({ project, target, now }: Proven): Where => ({
  and: [
    { slotKey: { equals: slotKey(project, { ...target, purpose: 'login' }) } },
    { state: { equals: 'proven' } },
    { expiresAt: { greater_than: now.toISOString() } },
  ],
})

/**
 * Turns a consumed login code of a person without an account into a sign-up proof: valid once, for `SIGNUP_PROOF_MS`, and replaced when
 * the browser requests another login code. Call it only after `consumeCode` returned true.
 */
export async function storeSignupProof(payload: BasePayload, used: OtpChallenge, now: Date): Promise<void> {
  await conditionalUpdate({
    payload,
    collection,
    where: {
      and: [
        { slotKey: { equals: used.slotKey } },
        { codeHash: { equals: used.codeHash } },
        { state: { equals: 'used' } },
      ],
    },
    data: {
      state: 'proven',
      signup: null,
      expiresAt: new Date(now.getTime() + SIGNUP_PROOF_MS).toISOString(),
    },
  })
}

/** Stores the sign-up form with the proof; false when there is no proof and a code has to be sent. */
export async function fillSignupProof(proven: Proven, signup: Record<string, unknown>): Promise<boolean> {
  const filled = await conditionalUpdate({
    payload: proven.payload,
    collection,
    where: liveProof(proven),
    data: { signup },
  })
  return filled !== null
}

/** The proof that replaces a code, or null; `consumeCode` consumes it. */
export const findSignupProof = (proven: Proven): Promise<OtpChallenge | null> =>
  readRow({ payload: proven.payload, collection, where: liveProof(proven) })
