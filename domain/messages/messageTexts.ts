import type { Locale } from '../text/locales.ts'
import { defaultTemplates, type MessageContent } from './defaultTemplates.ts'
import { fillTemplate, type TemplateValues } from './fillTemplate.ts'
import { carriesCode, type MessageChannel, type MessagePurpose } from './purposes.ts'
import type { MessageTemplate } from './templateIssue.ts'

type MessageRequest = {
  purpose: MessagePurpose
  channel: MessageChannel
  values: TemplateValues
  /** Language of a default text; a project's own text has one language. @default 'en' */
  locale?: Locale
}

const WEB_OTP_LINE = /(?:^|\n)@\S+ #\S+$/

/** A project's template for a purpose and channel; step-up falls back to the sign-in template. */
export function templateFor(
  templates: readonly MessageTemplate[],
  { purpose, channel }: Pick<MessageRequest, 'purpose' | 'channel'>,
): MessageTemplate | undefined {
  const find = (candidatePurpose: MessagePurpose) =>
    templates.find((template) => template.purpose === candidatePurpose && template.channel === channel)
  return find(purpose) ?? (purpose === 'stepUp' ? find('login') : undefined)
}

/**
 * Subject and text of a message. An SMS with a code ends with the WebOTP line that browsers read; a text
 * registered with the operators (DLT) is sent unchanged, to the letter.
 */
export function messageContent(
  templates: readonly MessageTemplate[],
  request: MessageRequest,
): MessageContent {
  const { purpose, channel, values, locale } = request
  const template = templateFor(templates, request)
  const defaults = defaultTemplates(purpose, channel, locale)
  const subject = fillTemplate(template?.subject || defaults.subject, values)
  const text = fillTemplate(template?.text ?? defaults.text, values)
  const mayAddLine = !template?.dltTemplateId && !WEB_OTP_LINE.test(text)
  return channel === 'sms' && carriesCode(purpose) && mayAddLine
    ? { subject, text: `${text}\n\n@${values.host} #${values.code}` }
    : { subject, text }
}
