import { defaultTemplates, type Words } from './defaultTemplates.ts'
import { fillTemplate, type TemplateValues } from './fillTemplate.ts'
import { carriesCode, type MessageChannel, type MessagePurpose } from './purposes.ts'
import type { MessageTemplate } from './templateIssue.ts'

type Asked = { purpose: MessagePurpose; channel: MessageChannel; values: TemplateValues }

const WEB_OTP_LINE = /(?:^|\n)@\S+ #\S+$/

/** A project's template for a purpose and channel; a step-up is a sign-in and takes its words when it has none. */
export function templateFor(
  templates: readonly MessageTemplate[],
  { purpose, channel }: Pick<Asked, 'purpose' | 'channel'>,
): MessageTemplate | undefined {
  const of = (wanted: MessagePurpose) =>
    templates.find((template) => template.purpose === wanted && template.channel === channel)
  return of(purpose) ?? (purpose === 'stepUp' ? of('login') : undefined)
}

/**
 * Subject and text of a message. An SMS with a code ends in the WebOTP line that browsers read; a text registered with
 * the operators (DLT) stays as it is, to the letter.
 */
export function messageWords(templates: readonly MessageTemplate[], asked: Asked): Words {
  const { purpose, channel, values } = asked
  const template = templateFor(templates, asked)
  const usual = defaultTemplates(purpose, channel)
  const subject = fillTemplate(template?.subject || usual.subject, values)
  const text = fillTemplate(template?.text ?? usual.text, values)
  const isOpen = !template?.dltTemplateId && !WEB_OTP_LINE.test(text)
  return channel === 'sms' && carriesCode(purpose) && isOpen
    ? { subject, text: `${text}\n\n@${values.host} #${values.code}` }
    : { subject, text }
}
