import { type Identity, provenReceiver } from '../profile/provenChannel.ts'
import type { MessageChannel } from './purposes.ts'

/**
 * The channels of what a person has to know about their orders and questions: e-mail, and SMS, which costs money, only for somebody whose
 * phone is proven and whose e-mail is not. An e-mail that is not proven stays among them, so that the delivery log says why it was not sent.
 */
export const channelsToReach = (person: Identity): readonly MessageChannel[] =>
  !provenReceiver(person, 'email') && provenReceiver(person, 'sms') ? ['email', 'sms'] : ['email']
