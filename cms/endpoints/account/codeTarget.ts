import { channelOfIdentifier, type IdentifierName } from '#domain/messages/channels.ts'
import type { Slot } from '../../operations/auth/slot.ts'

type Reach = { channel: IdentifierName; to: string }

/** What a code is for and where it goes, in the terms of the one-time codes. */
export const codeTarget = (purpose: Slot['purpose'], { channel, to }: Reach): Omit<Slot, 'browser'> => ({
  purpose,
  channel: channelOfIdentifier(channel),
  identifier: to,
})
