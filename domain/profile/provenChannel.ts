export type Identity = {
  phone?: string | null
  email?: string | null
  isPhoneVerified?: boolean | null
  isEmailVerified?: boolean | null
}
type Channel = 'phone' | 'email'
type Reach = { channel: Channel; to: string }

/** Where a code proves that it is this person: their verified phone or e-mail, the wanted one if it is, else the other; null without any. */
export function provenChannel(person: Identity, wanted: Channel = 'phone'): Reach | null {
  const phone =
    person.isPhoneVerified && person.phone ? { channel: 'phone' as const, to: person.phone } : null
  const email =
    person.isEmailVerified && person.email ? { channel: 'email' as const, to: person.email } : null
  return wanted === 'phone' ? (phone ?? email) : (email ?? phone)
}

/** Where a message of a channel reaches this person: the phone or e-mail that they have proven; null without one. */
export function provenReceiver(person: Identity, channel: 'sms' | 'email'): string | null {
  const { phone, email, isPhoneVerified, isEmailVerified } = person
  return (channel === 'sms' ? isPhoneVerified && phone : isEmailVerified && email) || null
}

/** A phone or e-mail with its middle hidden: `+91••••••3210`, `a•••@example.org`. */
export function hiddenReach({ channel, to }: Reach): string {
  if (channel === 'phone') return `${to.slice(0, 3)}${'•'.repeat(Math.max(0, to.length - 7))}${to.slice(-4)}`
  const [name = '', domain = ''] = to.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

/** The phone and e-mail that codes have proven. */
export const provenValues = ({ phone, email, isPhoneVerified, isEmailVerified }: Identity): string[] =>
  [isPhoneVerified ? phone : null, isEmailVerified ? email : null].filter((value): value is string => !!value)

/** Whether a value is the unproven phone or e-mail that this person has already: it is verified, and nothing changes. */
export const isOwnUnproven = (person: Identity, channel: Channel, value: string): boolean =>
  person[channel] === value && !(channel === 'phone' ? person.isPhoneVerified : person.isEmailVerified)
