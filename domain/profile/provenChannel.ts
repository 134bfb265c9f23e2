import { type IdentifierName, identifierOfChannel } from '../messages/channels.ts'
import type { MessageChannel } from '../messages/purposes.ts'

export type Identity = {
  phone?: string | null
  email?: string | null
  isPhoneVerified?: boolean | null
  isEmailVerified?: boolean | null
}
type Reach = { channel: IdentifierName; to: string }

const FLAG = { phone: 'isPhoneVerified', email: 'isEmailVerified' } as const

const provenValue = (person: Identity, name: IdentifierName): string | null =>
  (person[FLAG[name]] && person[name]) || null

/** Where a code proves that it is this person: their verified phone or e-mail, the wanted one if it is, else the other; null without any. */
export function provenChannel(person: Identity, wanted: IdentifierName = 'phone'): Reach | null {
  for (const channel of wanted === 'phone' ? (['phone', 'email'] as const) : (['email', 'phone'] as const)) {
    const to = provenValue(person, channel)
    if (to) return { channel, to }
  }
  return null
}

/** Where a message of a channel reaches this person: the phone or e-mail that they have proven; null without one. */
export const provenReceiver = (person: Identity, channel: MessageChannel): string | null =>
  provenValue(person, identifierOfChannel(channel))

/** A phone or e-mail with its middle hidden: `+91••••••3210`, `a•••@example.org`. */
export function hiddenReach({ channel, to }: Reach): string {
  if (channel === 'phone') return `${to.slice(0, 3)}${'•'.repeat(Math.max(0, to.length - 7))}${to.slice(-4)}`
  const [name = '', domain = ''] = to.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** The phone and e-mail that codes have proven. */
export const provenValues = (person: Identity): string[] =>
  (['phone', 'email'] as const).flatMap((name) => provenValue(person, name) ?? [])

/** Whether a value is the unproven phone or e-mail that this person has already: it is verified, and nothing changes. */
export const isOwnUnproven = (person: Identity, channel: IdentifierName, value: string): boolean =>
  person[channel] === value && !person[FLAG[channel]]
