import { type Identity, provenReceiver } from '../profile/provenChannel.ts'
import type { MessageChannel } from './purposes.ts'

/**
 * The channels of important messages about orders and questions: e-mail; also SMS, which costs money, for people with a proven phone and
 * no proven e-mail. E-mail is included even if it is not proven, so that the delivery log states why it was not sent.
 */
export const channelsToReach = (person: Identity): readonly MessageChannel[] =>
  !provenReceiver(person, 'email') && provenReceiver(person, 'sms') ? ['email', 'sms'] : ['email']
