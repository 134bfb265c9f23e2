import type { BasePayload } from 'payload'
import { type AuthLimits, DAY_MS } from '#domain/auth/policy.ts'
import { takeLimits } from '../limits/limits.ts'

/** What of a day's SMS new devices may use up; the rest is kept for people who were here before. */
const NEW_DEVICES_SHARE = 0.9
const PREFIX_LENGTH = 6

/** Claims one SMS of the project's day, and of the day's share of phones with the same first six digits (docs/security.md). */
export async function claimSms(
  payload: BasePayload,
  project: string,
  { phone, isKnown, limits, now }: { phone: string; isKnown: boolean; limits: AuthLimits; now: Date },
): Promise<boolean> {
  const day = { kind: 'window', windowMs: DAY_MS } as const
  const limit = isKnown ? limits.smsPerDay : Math.floor(limits.smsPerDay * NEW_DEVICES_SHARE)
  const prefix = phone.replace('+', '').slice(0, PREFIX_LENGTH)
  const ofPrefix = { ...day, key: `sms:${project}:${prefix}`, limit: limits.smsPerPrefixPerDay }
  const all = { ...day, key: `sms:${project}`, limit }
  return (await takeLimits(payload, isKnown ? [all] : [all, ofPrefix], now)).ok
}
