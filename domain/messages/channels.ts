import type { MessageChannel } from './purposes.ts'

/** What of a person a channel reaches. */
export type IdentifierName = 'phone' | 'email'

const IDENTIFIER = { sms: 'phone', email: 'email' } as const satisfies Record<MessageChannel, IdentifierName>
const CHANNEL = { phone: 'sms', email: 'email' } as const satisfies Record<IdentifierName, MessageChannel>

export const identifierOfChannel = (channel: MessageChannel): IdentifierName => IDENTIFIER[channel]
export const channelOfIdentifier = (name: IdentifierName): MessageChannel => CHANNEL[name]

/** The phone or e-mail that a channel goes to, by its name: `{ phone: … }` or `{ email: … }`. */
export const identifiedBy = (
  channel: MessageChannel,
  value: string,
): { phone: string; email?: undefined } | { email: string; phone?: undefined } =>
  channel === 'sms' ? { phone: value } : { email: value }
