import { randomBytes, randomInt } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { mailboxOf } from '#domain/auth/mailboxOf.ts'
import { LONG_OTP_LENGTH, OTP_VALID_MS } from '#domain/auth/policy.ts'
import { identifiedBy } from '#domain/messages/channels.ts'
import type { CodePurpose } from '#domain/messages/purposes.ts'
import { hasOwnerLevel } from '#domain/roles/roles.ts'
import { deliverCode } from '../messages/deliver.ts'
import { authLimits } from './authLimits.ts'
import { claimMessage } from './claimMessage.ts'
import { claimSend } from './claimSend.ts'
import { codeHash } from './codeHash.ts'
import { findAccount } from './findAccount.ts'
import { claimDaySend, countAddressSend, type Guesser, needsStepUp } from './guesses.ts'
import { knownDevice } from './knownDevices.ts'
import { countSend } from './projectAlert.ts'
import { browserKey, type Client, type Slot, slotKey, usualLength } from './slot.ts'

export type Requested =
  /** The code has `length` digits. */
  | { ok: true; length: number }
  | { ok: false; reason: 'limit'; retryAfterS: number }
  /** smsLimit, emailLimit: the project's messages of today are used up; delivery: no provider took the message. */
  | { ok: false; reason: 'smsLimit' | 'emailLimit' | 'delivery' }

type Args = {
  payload: BasePayload
  project: RequestProject
  host: string
  slot: Slot
  client: Client
  /** Kept with the code until it is proven; left as it is on a resend. */
  signup?: Record<string, unknown>
  now: Date
}

const makeCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')

/**
 * Sends a new code for a slot (browser, purpose, channel, identifier). The send is claimed before the code is written,
 * so a refused resend never kills a valid code; a repeat inside the gap from the same browser is answered as sent. A
 * known device has sends of its own, so nobody else can use them up; new ones share those of their address and its network.
 */
export async function requestCode(args: Args): Promise<Requested> {
  const { payload, project, slot, client, now } = args
  const { identifier } = slot
  const limits = await authLimits(payload, project.id)
  const deviceKey = await knownDevice(payload, project.id, identifier, client.device, now)
  const isKnown = deviceKey !== null
  const guesser: Guesser = { payload, project: project.id, identifier, deviceKey, client, limits, now }
  const day = await claimDaySend(guesser)
  if (!day.ok) return { ok: false, reason: 'limit', retryAfterS: day.retryAfterS }
  const key = deviceKey ? `known:${deviceKey}` : `${project.id}:${mailboxOf(identifier)}`
  const claim = await claimSend(payload, key, limits, now)
  if (!claim.ok) {
    await day.giveBack()
    const repeated = claim.reason === 'gap' ? await repeat(args, limits.maxTries) : null
    return repeated ?? { ok: false, reason: 'limit', retryAfterS: claim.retryAfterS }
  }
  const { channel } = slot
  const isWithin = await claimMessage(payload, project.id, { channel, to: identifier, isKnown, limits, now })
  if (!isWithin) return { ok: false, reason: channel === 'sms' ? 'smsLimit' : 'emailLimit' }
  await countSend(payload, project.id, now)
  const isStepUp = !isKnown && (!(await countAddressSend(guesser)) || (await needsStepUp(guesser)))
  const length = isStepUp ? LONG_OTP_LENGTH : usualLength(slot)
  const code = makeCode(length)
  await store(args, code)
  const isSent = await deliverCode(payload, {
    project,
    channel: slot.channel,
    to: identifier,
    purpose: purposeOf(slot, length),
    values: { code, host: args.host },
    byInstallation: await isOwners(payload, slot),
    now,
  })
  if (isSent) return { ok: true, length }
  await takeBack(args, key)
  return { ok: false, reason: 'delivery' }
}

/** Whether a platform owner has the phone or e-mail: an owner's code never passes a project's own senders. */
async function isOwners(payload: BasePayload, { channel, identifier }: Slot): Promise<boolean> {
  const proven = identifiedBy(channel, identifier)
  return hasOwnerLevel((await findAccount(payload, null, proven))?.userLevel)
}

const purposeOf = (slot: Slot, length: number): CodePurpose =>
  length > usualLength(slot) ? 'stepUp' : slot.purpose

/** Writes the code into the slot's row, in place of an older one. */
async function store({ payload, project, slot, signup, now }: Args, code: string): Promise<void> {
  const key = slotKey(project.id, slot)
  const challenge = randomBytes(16).toString('base64url')
  const data = {
    challenge,
    codeHash: codeHash({ ...slot, project: project.id, challenge }, code),
    length: code.length,
    tries: 0,
    state: 'open' as const,
    sentAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + OTP_VALID_MS).toISOString(),
    ...(signup ? { signup } : {}),
  }
  const collection = 'otp-challenges'
  const renew = () => conditionalUpdate({ payload, collection, where: { slotKey: { equals: key } }, data })
  const isWritten =
    (await renew()) ??
    (await insertIfAbsent({
      payload,
      collection,
      data: {
        ...data,
        slotKey: key,
        browser: browserKey(project.id, slot.browser),
        identifier: slot.identifier,
      },
    })) ??
    (await renew())
  if (!isWritten) throw new Error('the code could not be stored')
}

/**
 * What nobody got is no code, and the next may be asked for at once; it still counts for the hour and the day, so that a
 * dead provider is not hammered.
 */
async function takeBack({ payload, project, slot, now }: Args, key: string): Promise<void> {
  await conditionalUpdate({
    payload,
    collection: 'otp-challenges',
    where: { slotKey: { equals: slotKey(project.id, slot) } },
    data: { state: 'used' },
  })
  await conditionalUpdate({
    payload,
    collection: 'otp-budgets',
    where: { key: { equals: key } },
    data: { nextSendAt: now.getTime() },
  })
}

/**
 * A repeat inside the gap: sends nothing while this browser has a code that can still be tried, but takes over what the
 * form says now.
 */
async function repeat(
  { payload, project, slot, signup, now }: Args,
  maxTries: number,
): Promise<Requested | null> {
  const collection = 'otp-challenges'
  const where: Where = {
    and: [
      { slotKey: { equals: slotKey(project.id, slot) } },
      { state: { equals: 'open' } },
      { tries: { less_than: maxTries } },
      { expiresAt: { greater_than: now.toISOString() } },
    ],
  }
  const open = signup
    ? await conditionalUpdate({ payload, collection, where, data: { signup } })
    : await readRow({ payload, collection, where })
  return open ? { ok: true, length: open.length } : null
}
