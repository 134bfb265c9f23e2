/**
 * Purposes of messages; a project may have a text for each (MessageSettings). All but the last contain a
 * code.
 */
export const MESSAGE_PURPOSES = [
  'login',
  'signup',
  'staff',
  'stepUp',
  'changePhone',
  'changeEmail',
  'proof',
  'guardian',
  'notice',
] as const
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number]
export type CodePurpose = Exclude<MessagePurpose, 'notice'>

/** Labels for admins. */
export const PURPOSE_LABELS: Record<MessagePurpose, string> = {
  login: 'Sign-in',
  signup: 'Sign-up',
  staff: 'Sign-in of staff',
  stepUp: 'Sign-in with 6 digits',
  changePhone: 'Change of phone',
  changeEmail: 'Change of e-mail',
  proof: 'Confirmation',
  guardian: 'Consent of a guardian',
  notice: 'Notice',
}

export const MESSAGE_CHANNELS = ['sms', 'email'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** Channels of notices: SMS and e-mail with a text, and push messages to browsers, which only announce a notification. */
export const NOTICE_CHANNELS = [...MESSAGE_CHANNELS, 'push'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** Labels for admins. */
export const CHANNEL_LABELS: Record<NoticeChannel, string> = { sms: 'SMS', email: 'E-mail', push: 'Browser' }

export const carriesCode = (purpose: MessagePurpose): boolean => purpose !== 'notice'
