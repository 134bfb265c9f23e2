import { randomBytes, randomInt } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, insertIfAbsent, readRow } from '#database/guard.ts'
import { budgetIdentifier } from '#domain/auth/budgetIdentifier.ts'
import { LONG_OTP_LENGTH, OTP_VALID_MS } from '#domain/auth/policy.ts'
import { toIdentifier } from '#domain/messages/channels.ts'
import type { CodePurpose } from '#domain/messages/purposes.ts'
import { hasOwnerLevel } from '#domain/roles/roles.ts'
import type { Locale } from '#domain/text/locales.ts'
import { deliverCode } from '../messages/deliver.ts'
import { authLimits } from './authLimits.ts'
import { claimMessage } from './claimMessage.ts'
import { claimSend } from './claimSend.ts'
import { codeHash } from './codeHash.ts'
import { findAccount } from './findAccount.ts'
import { claimDaySend, countAddressSend, type GuessContext, needsStepUp } from './guesses.ts'
import { knownDevice } from './knownDevices.ts'
import { countSend } from './projectAlert.ts'
import { browserKey, type Client, defaultCodeLength, type Slot, slotKey } from './slot.ts'

export type Requested =
  /** The code has `length` digits. */
  | { ok: true; length: number }
  | { ok: false; reason: 'limit'; retryAfterS: number }
  /** smsLimit, emailLimit: the project's daily messages are used up; delivery: no provider accepted the message. */
  | { ok: false; reason: 'smsLimit' | 'emailLimit' | 'delivery' }

type Args = {
  payload: BasePayload
  project: RequestProject
  host: string
  /** Language of the page that requested the code. @default 'en' */
  locale?: Locale
  slot: Slot
  client: Client
  /** Sign-up form, stored with the code; unchanged on a resend. */
  signup?: Record<string, unknown>
  now: Date
}

const makeCode = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0')

/**
 * Sends a new code for a slot (browser, purpose, channel, identifier). The send is claimed before the code is written, so a refused
 * resend never invalidates a valid code; a repeat within the gap from the same browser succeeds without sending. A known device has its
 * own limits, which others cannot exhaust; new devices share those of their IP address and network.
 */
export async function requestCode(args: Args): Promise<Requested> {
  const { payload, project, slot, client, now } = args
  const { identifier } = slot
  const limits = await authLimits(payload, project.id)
  const deviceKey = await knownDevice(payload, project.id, identifier, client.device, now)
  const isKnown = deviceKey !== null
  const guesser: GuessContext = { payload, project: project.id, identifier, deviceKey, client, limits, now }
  const day = await claimDaySend(guesser)
  if (!day.ok) return { ok: false, reason: 'limit', retryAfterS: day.retryAfterS }
  const key = deviceKey ? `known:${deviceKey}` : `${project.id}:${budgetIdentifier(identifier)}`
  const claim = await claimSend(payload, key, limits, now)
  if (!claim.ok) {
    await day.giveBack()
    const repeated = claim.reason === 'gap' ? await reuseOpenCode(args, limits.maxTries) : null
    return repeated ?? { ok: false, reason: 'limit', retryAfterS: claim.retryAfterS }
  }
  const { channel } = slot
  const isWithinLimit = await claimMessage(payload, project.id, {
    channel,
    to: identifier,
    isKnown,
    limits,
    now,
  })
  if (!isWithinLimit) return { ok: false, reason: channel === 'sms' ? 'smsLimit' : 'emailLimit' }
  await countSend(payload, project.id, now)
  const isStepUp = !isKnown && (!(await countAddressSend(guesser)) || (await needsStepUp(guesser)))
  const length = isStepUp ? LONG_OTP_LENGTH : defaultCodeLength(slot)
  const code = makeCode(length)
  await store(args, code)
  const isSent = await deliverCode(payload, {
    project,
    channel: slot.channel,
    to: identifier,
    purpose: purposeOf(slot, length),
    values: { code, host: args.host },
    locale: args.locale ?? 'en',
    byInstallation: await isOwners(payload, slot),
    now,
  })
  if (isSent) return { ok: true, length }
  await voidCode(args, key)
  return { ok: false, reason: 'delivery' }
}

/** Whether the identifier belongs to a platform owner, whose codes are never sent through a project's own providers. */
async function isOwners(payload: BasePayload, { channel, identifier }: Slot): Promise<boolean> {
  const proven = toIdentifier(channel, identifier)
  return hasOwnerLevel((await findAccount(payload, null, proven))?.userLevel)
}

const purposeOf = (slot: Slot, length: number): CodePurpose =>
  length > defaultCodeLength(slot) ? 'stepUp' : slot.purpose

/** Stores the code in the slot's row, replacing an older one. */
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
 * Voids a code that was not delivered and lifts the gap, so that another can be requested at once; it still counts towards the hourly
 * and daily limits, which protects a failing provider.
 */
async function voidCode({ payload, project, slot, now }: Args, key: string): Promise<void> {
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
 * A repeat within the gap: if this browser has a usable code, nothing is sent and only the sign-up form is updated. Null when there is no
 * such code.
 */
async function reuseOpenCode(
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
