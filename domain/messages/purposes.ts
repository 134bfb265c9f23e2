/** What a message is for; a project may word each of them (MessageSettings). All but the last carry a code. */
export const MESSAGE_PURPOSES = [
  'login',
  'signup',
  'staff',
  'stepUp',
  'changePhone',
  'changeEmail',
  'proof',
  'notice',
] as const
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number]
