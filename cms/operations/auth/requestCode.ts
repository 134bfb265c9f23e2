import { randomBytes, randomInt } from 'node:crypto'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { guardedUpdate, insertOnce } from '#collections/guard.ts'
import { LONG_OTP_LENGTH, OTP_LENGTH, OTP_VALID_MS } from '#domain/auth/policy.ts'
import { sendMessage } from '../../adapters/messages/sendMessage.ts'
import { authLimits } from './authLimits.ts'
import { claimSend } from './claimSend.ts'
import { codeHash } from './codeHash.ts'
import { codeText } from './codeText.ts'
import { type Slot, slotKey } from './slot.ts'

type Requested =
  | { ok: true }
  | { ok: false; reason: 'limit'; retryAfterS: number }
  | { ok: false; reason: 'delivery' }

type Args = {
  payload: BasePayload
  project: RequestProject
  host: string
  slot: Slot
  /** Kept with the code until it is proven; left as it is on a resend. */
  signup?: Record<string, unknown>
  now: Date
}

const makeCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')

/**
 * Sends a new code for a slot (browser, purpose, channel, identifier). The send is claimed before the code is written,
 * so a refused resend never kills a valid code; a repeat inside the gap from the same browser is answered as sent.
 */
export async function requestCode({ payload, project, host, slot, signup, now }: Args): Promise<Requested> {
  const key = slotKey(project.id, slot)
  const claim = await claimSend(
    payload,
    `${project.id}:${slot.identifier}`,
    await authLimits(payload, project.id),
    now,
  )
  if (!claim.ok) {
    const open = claim.reason === 'gap' && (await isOpen(payload, key, now))
    if (open) {
      if (signup)
        await guardedUpdate({
          payload,
          collection: 'otp-challenges',
          where: { slotKey: { equals: key } },
          data: { signup },
        })
      return { ok: true }
    }
    return { ok: false, reason: 'limit', retryAfterS: claim.retryAfterS }
  }
  const code = makeCode(slot.purpose === 'staff' ? LONG_OTP_LENGTH : OTP_LENGTH)
  const challenge = randomBytes(16).toString('base64url')
  const data = {
    challenge,
    codeHash: codeHash({ ...slot, project: project.id, challenge }, code),
    tries: 0,
    state: 'open' as const,
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + OTP_VALID_MS).toISOString(),
    ...(signup ? { signup } : {}),
  }
  const renew = () =>
    guardedUpdate({ payload, collection: 'otp-challenges', where: { slotKey: { equals: key } }, data })
  const isWritten =
    (await renew()) ??
    (await insertOnce({
      payload,
      collection: 'otp-challenges',
      data: { ...data, slotKey: key, identifier: slot.identifier },
    })) ??
    (await renew())
  if (!isWritten) throw new Error('the code could not be stored')
  const isSent = await sendMessage(payload, {
    project,
    channel: slot.channel,
    to: slot.identifier,
    ...(await codeText(payload, project, code, host)),
  })
  return isSent ? { ok: true } : { ok: false, reason: 'delivery' }
}

async function isOpen(payload: BasePayload, key: string, now: Date): Promise<boolean> {
  const row = await payload.db.findOne({
    collection: 'otp-challenges',
    where: {
      and: [
        { slotKey: { equals: key } },
        { state: { equals: 'open' } },
        { expiresAt: { greater_than: now.toISOString() } },
      ],
    },
  })
  return row !== null && row !== undefined
}
