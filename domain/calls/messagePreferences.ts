import { z } from 'zod'
import { OPTIONAL_KINDS } from '../messages/noticeKinds.ts'
import { PushEndpointSchema, PushSubscriptionSchema } from '../messages/PushSubscriptionSchema.ts'
import { NOTICE_CHANNELS } from '../messages/purposes.ts'
import { AcceptedSchema } from './responses.ts'

const ClockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const ChoiceSchema = z.object({
  kind: z.enum(OPTIONAL_KINDS),
  channel: z.enum(NOTICE_CHANNELS),
  isOn: z.boolean(),
})

const PreferencesSchema = z.object({
  /** Each kind that may be turned off on each channel by which it is sent. */
  choices: z.array(ChoiceSchema).max(10),
  /** Quiet hours during which messages of these kinds are delayed, in the project's time zone; null for none. */
  quiet: z.object({ from: ClockSchema, to: ClockSchema }).nullable(),
  /** Whether e-mails about replies are combined into one a day (domain/messages/dailyMail.ts). */
  isDaily: z.boolean().default(false),
})
export type MessagePreferences = z.infer<typeof PreferencesSchema>

export const SavePreferencesBodySchema = PreferencesSchema
export const PreferencesResponseSchema = AcceptedSchema.extend({
  preferences: PreferencesSchema,
  /** By their birth year: reminders and news, which are marketing, stay off. */
  isMinor: z.boolean(),
  push: z.object({
    /** Public key for `pushManager.subscribe`, base64url; null while the installation sends no messages to browsers. */
    key: z.string().nullable(),
    /** Browsers that get messages, by SHA-256 of their endpoint in base64url. */
    devices: z.array(z.string()),
  }),
})
export type PushState = z.infer<typeof PreferencesResponseSchema>['push']

export const SubscribePushBodySchema = PushSubscriptionSchema
export const UnsubscribePushBodySchema = PushEndpointSchema

/** The kind of message that an unsubscribe link turns off; `isOn`: whether it is still sent. */
export const UnsubscribeResponseSchema = AcceptedSchema.extend({
  kind: z.enum(OPTIONAL_KINDS),
  isOn: z.boolean(),
})
