import { LONG_OTP_LENGTH, OTP_LENGTH } from '#domain/auth/policy.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'

/** What a code is bound to. `browser` is the value of the challenge cookie: a code only works in the browser that requested it. */
export type Slot = {
  browser: string
  purpose: 'login' | 'signup' | 'staff' | 'proof' | 'guardian' | 'changePhone' | 'changeEmail'
  channel: MessageChannel
  identifier: string
}

export const slotKey = (project: string, slot: Slot): string =>
  [project, slot.purpose, slot.channel, slot.identifier, slot.browser].join(':')

/** Key of all codes of one browser in one project. */
export const browserKey = (project: string, browser: string): string => `${project}:${browser}`

/** 4 digits for the login service (spec 5 and 7), 6 for everything else (docs/security.md, "One-time passwords"). */
export const defaultCodeLength = ({ purpose }: Slot): number =>
  purpose === 'login' || purpose === 'signup' ? OTP_LENGTH : LONG_OTP_LENGTH

/** The requesting client: the value of the signed device cookie, and its IP address. */
export type Client = { device: string | null; ip: string | null }
