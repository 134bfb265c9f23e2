import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, readRow } from '#database/guard.ts'
import { SIGNUP_PROOF_MS } from '#domain/auth/policy.ts'
import type { OtpChallenge } from '#payload-types'
import { type Slot, slotKey } from './slot.ts'

const collection = 'otp-challenges'

/** A phone or e-mail as a browser asks about it. */
type Proven = { payload: BasePayload; project: string; target: Omit<Slot, 'purpose'>; now: Date }

/** The proof of this browser for this project and this phone or e-mail, while it counts. */
const liveProof = ({ project, target, now }: Proven): Where => ({
  and: [
    { slotKey: { equals: slotKey(project, { ...target, purpose: 'login' }) } },
    { state: { equals: 'proven' } },
    { expiresAt: { greater_than: now.toISOString() } },
  ],
})

/**
 * A right login code that is used up and belongs to no account becomes the proof for a sign-up. It counts for
 * `SIGNUP_PROOF_MS`, once, and ends when the browser asks for a newer login code. Only whoever used the code up calls this.
 */
export async function keepSignupProof(payload: BasePayload, used: OtpChallenge, now: Date): Promise<void> {
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

/** Keeps what the sign-up form says with the proof; false when there is none, and a code has to be sent. */
export async function fillSignupProof(proven: Proven, signup: Record<string, unknown>): Promise<boolean> {
  const filled = await conditionalUpdate({
    payload: proven.payload,
    collection,
    where: liveProof(proven),
    data: { signup },
  })
  return filled !== null
}

/** The proof that stands for a code, or null; `consumeCode` uses it up. */
export const findSignupProof = (proven: Proven): Promise<OtpChallenge | null> =>
  readRow({ payload: proven.payload, collection, where: liveProof(proven) })
