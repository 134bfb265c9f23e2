import { z } from 'zod'
import { AcceptedSchema } from './responses.ts'

/** Collections whose documents hold secrets (collections/fields/secretField.ts). */
export const SECRET_COLLECTIONS = [
  ...(['message-settings', 'payment-settings', 'courier-settings', 'live-settings'] as const),
] as const
export type SecretCollection = (typeof SECRET_COLLECTIONS)[number]

const document = { collection: z.enum(SECRET_COLLECTIONS), id: z.string().min(1).max(60) }
/** `smtpUrl`, `razorpay.keySecret`, in a list with the row's id: `smsSenders.<id>.authToken`. */
const path = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+){0,4}$/)

export const SecretsQuerySchema = z.object(document)
export const SecretsResponseSchema = AcceptedSchema.extend({
  secrets: z.array(z.object({ path, isSet: z.boolean() })),
})
/** `value` null deletes the secret. */
export const SetSecretBodySchema = z.object({
  ...document,
  path,
  value: z.string().trim().min(1).max(1400).nullable(),
})
export const SecretSetResponseSchema = AcceptedSchema.extend({ path, isSet: z.boolean() })

/** `id`: the stored settings to test; unsaved input is not tested. */
export const TestSettingsBodySchema = z.object({ id: z.string().min(1).max(60) })
export const TestSentResponseSchema = AcceptedSchema.extend({
  provider: z.string(),
  /** A provider other than the first accepted it; the message states what was wrong with those before. */
  isFallback: z.boolean(),
  sender: z.string().nullable(),
  tookMs: z.number().int(),
})
export const KeysAcceptedResponseSchema = AcceptedSchema.extend({
  mode: z.enum(['test', 'live']),
  tookMs: z.number().int(),
})

const CheckedRecordSchema = z.object({
  record: z.enum(['SPF', 'DKIM', 'DMARC']),
  /** Name of the record. */
  name: z.string(),
  state: z.enum(['good', 'warning', 'bad']),
  text: z.string(),
})
export type CheckedRecord = z.infer<typeof CheckedRecordSchema>
export const DomainCheckedResponseSchema = AcceptedSchema.extend({
  domain: z.string(),
  records: z.array(CheckedRecordSchema),
})
