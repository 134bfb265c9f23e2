import { channelOfIdentifier, type IdentifierName } from '#domain/messages/channels.ts'
import type { Slot } from '../../operations/auth/slot.ts'

type Contact = { channel: IdentifierName; to: string }

/** Purpose, channel and identifier of a one-time code, as `requestCode` and `checkCode` expect them. */
export const codeTarget = (purpose: Slot['purpose'], { channel, to }: Contact): Omit<Slot, 'browser'> => ({
  purpose,
  channel: channelOfIdentifier(channel),
  identifier: to,
})
