import { z } from 'zod'
import { EmailSchema } from '../people/EmailSchema.ts'
import { SenderNameSchema } from './mailbox.ts'
import { MESSAGE_CHANNELS, MESSAGE_PURPOSES } from './purposes.ts'

const NUMBER = /^\+[1-9]\d{7,14}$/
const SHORT_CODE = /^\d{5,6}$/
const HEADER = /^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/

/** Sender of an SMS: a number, a short code, an alphanumeric sender id, or a WhatsApp number. */
export const SmsFromSchema = z
  .string()
  .trim()
  .refine(
    (from) => NUMBER.test(from.replace(/^whatsapp:/, '')) || SHORT_CODE.test(from) || HEADER.test(from),
    'must be a number such as +14155550100, a header such as SCHOOL, or whatsapp:+14155550100',
  )

/** A Twilio messaging service, which selects the sender itself. */
export const MessagingServiceSchema = z
  .string()
  .trim()
  .regex(/^MG[0-9a-fA-F]{32}$/, 'must be MG and 32 hexadecimal digits')

/** A Twilio account. */
const AccountSidSchema = z
  .string()
  .trim()
  .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')

const dltId = z
  .string()
  .trim()
  .regex(/^\d{10,30}$/, 'must be the digits of the register’s id')

const template = z.strictObject({
  purpose: z.enum(MESSAGE_PURPOSES),
  channel: z.enum(MESSAGE_CHANNELS),
  subject: z
    .string()
    .max(150)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .optional(),
  text: z
    .string()
    .min(1)
    .max(2000)
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => /^[^\p{Cc}]*$/u.test(text.replaceAll('\n', '')), 'must not have control characters'),
  dltTemplateId: dltId.optional(),
})

/**
 * A project's senders and templates (collections/settings/MessageSettings.ts), as an admin saves them and as
 * a project folder contains them.
 */
export const MessageSettingsSchema = z.strictObject({
  smsSenders: z
    .array(
      z
        .strictObject({
          from: SmsFromSchema.optional(),
          messagingServiceSid: MessagingServiceSchema.optional(),
          accountSid: AccountSidSchema.optional(),
        })
        .refine(
          ({ from, messagingServiceSid }) => (from === undefined) !== (messagingServiceSid === undefined),
          { message: 'must have either from or messagingServiceSid', path: ['from'] },
        ),
    )
    .max(5)
    .optional(),
  dltEntityId: dltId.optional(),
  emailFromName: SenderNameSchema.optional(),
  emailFrom: EmailSchema.optional(),
  emailReplyTo: EmailSchema.optional(),
  dkimSelector: z
    .string()
    .trim()
    .regex(
      /^[A-Za-z0-9]([A-Za-z0-9_-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9_-]{1,63}){0,3}$/,
      'must be a name such as s1',
    )
    .optional(),
  templates: z.array(template).max(50).optional(),
})

export type MessageSettings = z.infer<typeof MessageSettingsSchema>

const FIELDS = Object.keys(MessageSettingsSchema.shape)
/** Row ids, and the secret of a sender, which is read separately (cms/operations/messages/ownSenders.ts). */
const LEFT_OUT = ['id', 'authToken']

/**
 * A stored document in the form of the schema: only the schema's fields, without empty values, secrets and
 * row ids.
 */
export function toMessageSettings(document: object): unknown {
  return withoutEmpty(Object.fromEntries(Object.entries(document).filter(([name]) => FIELDS.includes(name))))
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, inner]) => !LEFT_OUT.includes(name) && inner !== null && inner !== undefined && inner !== '',
      )
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  )
}
