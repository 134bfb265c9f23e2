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
  /** When messages of these kinds wait, by the clock of the project; null for never. */
  quiet: z.object({ from: ClockSchema, to: ClockSchema }).nullable(),
  /** Whether the e-mails about replies come once a day, in one (domain/messages/dailyMail.ts). */
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

/** What an unsubscribe link turns off; `isOn` says whether it still is sent. */
export const UnsubscribeResponseSchema = AcceptedSchema.extend({
  kind: z.enum(OPTIONAL_KINDS),
  isOn: z.boolean(),
})
