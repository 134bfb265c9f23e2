import { type Identity, provenReceiver } from '../profile/provenChannel.ts'

/** What staff read of how a reply reaches its student (channelsToReach): by mail, by SMS, or in the product alone. */
export function replyReach(student: Identity | null): string {
  if (student && provenReceiver(student, 'email'))
    return 'The student gets a notification, and an e-mail with these words.'
  return student && provenReceiver(student, 'sms')
    ? 'The student gets a notification, and an SMS that there is a reply: their e-mail is not verified.'
    : 'The student gets a notification, and no message: neither their e-mail nor their phone is verified.'
}
