import type { MessageChannel } from './purposes.ts'

/** The identifier that a channel uses. */
export type IdentifierName = 'phone' | 'email'

const IDENTIFIER = { sms: 'phone', email: 'email' } as const satisfies Record<MessageChannel, IdentifierName>
const CHANNEL = { phone: 'sms', email: 'email' } as const satisfies Record<IdentifierName, MessageChannel>

export const identifierOfChannel = (channel: MessageChannel): IdentifierName => IDENTIFIER[channel]
export const channelOfIdentifier = (name: IdentifierName): MessageChannel => CHANNEL[name]

/** A receiver by the identifier of its channel: `{ phone: … }` or `{ email: … }`. */
export const toIdentifier = (
  channel: MessageChannel,
  value: string,
): { phone: string; email?: undefined } | { email: string; phone?: undefined } =>
  channel === 'sms' ? { phone: value } : { email: value }
