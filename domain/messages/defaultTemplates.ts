import type { MessageChannel, MessagePurpose } from './purposes.ts'

export type MessageContent = { subject: string; text: string }

/** What the receiver can do with each code. */
const CODE_USE: Record<Exclude<MessagePurpose, 'notice'>, string> = {
  login: 'sign in to {project}',
  signup: 'join {project}',
  staff: 'sign in to the admin panel of {project}',
  stepUp: 'sign in to {project}',
  changePhone: 'change your phone at {project}',
  changeEmail: 'change your e-mail at {project}',
  proof: 'confirm that it is you at {project}',
}

/**
 * The default texts for projects without their own. The code comes first, so that phones, mail previews and
 * the outbox recognise it whatever digits the project's name contains.
 */
export function defaultTemplates(purpose: MessagePurpose, channel: MessageChannel): MessageContent {
  if (purpose === 'notice') return { subject: '{project}', text: '{text}' }
  const use = CODE_USE[purpose]
  const subject = `Your code to ${use}`
  if (channel === 'sms') {
    return {
      subject,
      text: `{code} is your code to ${use}. Valid for {minutes} minutes. Do not share it.`,
    }
  }
  return {
    subject,
    text: [
      '{code}',
      `This is your code to ${use}. It is valid for {minutes} minutes.`,
      'Do not share it with anyone; we never ask for it. If you did not ask for a code, you can ignore this e-mail.',
    ].join('\n\n'),
  }
}
