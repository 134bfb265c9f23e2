import type { BasePayload } from 'payload'
import { type AuthLimits, DAY_MS } from '#domain/auth/policy.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { reserveLimits } from '../rateLimits/limits.ts'

/** Share of a day's messages available to new devices; the rest is reserved for known ones. */
const NEW_DEVICES_SHARE = 0.9
const PREFIX_LENGTH = 6

type Message = {
  channel: MessageChannel
  to: string
  isKnown: boolean
  limits: AuthLimits
  now: Date
}

/**
 * Claims one SMS or e-mail of the project's daily limit; for an SMS to a new device also of the daily limit of phones with the same
 * first six digits (docs/security.md, "One-time passwords"). False when a limit is used up.
 */
export async function claimMessage(
  payload: BasePayload,
  project: string,
  { channel, to, isKnown, limits, now }: Message,
): Promise<boolean> {
  const day = { kind: 'window', windowMs: DAY_MS } as const
  const dailyLimit = channel === 'sms' ? limits.smsPerDay : limits.emailsPerDay
  const limit = isKnown ? dailyLimit : Math.floor(dailyLimit * NEW_DEVICES_SHARE)
  if (channel === 'email')
    return (await reserveLimits(payload, [{ ...day, key: `email:${project}`, limit }], now)).ok
  const prefix = to.replace('+', '').slice(0, PREFIX_LENGTH)
  const ofPrefix = { ...day, key: `sms:${project}:${prefix}`, limit: limits.smsPerPrefixPerDay }
  const all = { ...day, key: `sms:${project}`, limit }
  return (await reserveLimits(payload, isKnown ? [all] : [all, ofPrefix], now)).ok
}
