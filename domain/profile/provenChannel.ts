import { type IdentifierName, identifierOfChannel } from '../messages/channels.ts'
import type { MessageChannel } from '../messages/purposes.ts'

export type Identity = {
  phone?: string | null
  email?: string | null
  isPhoneVerified?: boolean | null
  isEmailVerified?: boolean | null
}
type Contact = { channel: IdentifierName; to: string }

const FLAG = { phone: 'isPhoneVerified', email: 'isEmailVerified' } as const

const provenValue = (person: Identity, name: IdentifierName): string | null =>
  (person[FLAG[name]] && person[name]) || null

/**
 * Where to send a code that confirms the person: their verified phone or e-mail, the preferred one if it is
 * verified, else the other; null without any.
 */
export function provenChannel(person: Identity, preferred: IdentifierName = 'phone'): Contact | null {
  for (const channel of preferred === 'phone'
    ? (['phone', 'email'] as const)
    : (['email', 'phone'] as const)) {
    const to = provenValue(person, channel)
    if (to) return { channel, to }
  }
  return null
}

/** The proven phone or e-mail to which a channel sends this person's messages; null without one. */
export const provenReceiver = (person: Identity, channel: MessageChannel): string | null =>
  provenValue(person, identifierOfChannel(channel))

/** A phone or e-mail masked in the middle: `+91••••••3210`, `a•••@example.org`. */
export function maskContact({ channel, to }: Contact): string {
  if (channel === 'phone') return `${to.slice(0, 3)}${'•'.repeat(Math.max(0, to.length - 7))}${to.slice(-4)}`
  const [name = '', domain = ''] = to.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** The phone and e-mail that the person has proven with codes. */
export const provenValues = (person: Identity): string[] =>
  (['phone', 'email'] as const).flatMap((name) => provenValue(person, name) ?? [])

/** Whether a value is the person's current unproven phone or e-mail: it is then verified without a change. */
export const isOwnUnproven = (person: Identity, channel: IdentifierName, value: string): boolean =>
  person[channel] === value && !person[FLAG[channel]]
