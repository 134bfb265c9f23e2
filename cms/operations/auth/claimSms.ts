import type { BasePayload } from 'payload'
import { type AuthLimits, DAY_MS } from '#domain/auth/policy.ts'
import { giveBackToWindow, takeFromWindow } from '../limits/window.ts'

/** What of a day's SMS new devices may use up; the rest is kept for people who were here before. */
const NEW_DEVICES_SHARE = 0.9
const PREFIX_LENGTH = 6

/** Claims one SMS of the project's day, and of the day's share of phones with the same first six digits (security.md). */
export async function claimSms(
  payload: BasePayload,
  project: string,
  { phone, isKnown, limits, now }: { phone: string; isKnown: boolean; limits: AuthLimits; now: Date },
): Promise<boolean> {
  const all = { key: `sms:${project}`, windowMs: DAY_MS }
  const limit = isKnown ? limits.smsPerDay : Math.floor(limits.smsPerDay * NEW_DEVICES_SHARE)
  const taken = await takeFromWindow(payload, { ...all, limit }, now)
  if (!taken.ok || isKnown) return taken.ok
  const prefix = phone.replace('+', '').slice(0, PREFIX_LENGTH)
  const some = { key: `sms:${project}:${prefix}`, limit: limits.smsPerPrefixPerDay, windowMs: DAY_MS }
  const ofPrefix = await takeFromWindow(payload, some, now)
  if (!ofPrefix.ok) await giveBackToWindow(payload, all.key)
  return ofPrefix.ok
}
