import { z } from 'zod'
import { LongOtpSchema } from '../auth/OtpSchema.ts'
import { DISPLAY_NAME_LENGTH, GUARDIAN_VERSION, LEADERBOARD_VERSION } from '../people/consent/consents.ts'
import { NameSchema } from '../people/NameSchema.ts'
import { hasControlCharacters } from '../text/controlCharacters.ts'
import { problem } from '../text/problem.ts'
import { IDENTITY_CHANNELS } from './account.ts'
import { MomentSchema } from './exams/tests.ts'
import { AcceptedSchema } from './responses.ts'

/** The consents of a student and their guardian; the guardian's phone or e-mail is masked. */
export const ConsentsResponseSchema = AcceptedSchema.extend({
  birthYear: z.number().nullable(),
  /** Also true for a student without a birth year. */
  isMinor: z.boolean(),
  guardian: z.object({ name: z.string(), contact: z.string(), at: MomentSchema }).nullable(),
  isListed: z.boolean(),
  displayName: z.string().nullable(),
})
export type ConsentsResponse = z.infer<typeof ConsentsResponseSchema>

/** Which years can be one is decided by `isBirthYear`, so that a wrong one is refused with its text. */
export const BirthYearBodySchema = z.object({ birthYear: z.number().int().min(0).max(9999) })

/** The guardian's phone or e-mail, to which a code is sent. */
const GuardianSchema = z.object({
  name: NameSchema,
  channel: z.enum(IDENTITY_CHANNELS),
  contact: z.string().min(1).max(254),
})
export const GuardianSendBodySchema = GuardianSchema
export const GuardianSentResponseSchema = AcceptedSchema.extend({
  otpLength: z.number().int(),
  contact: z.string(),
})
/** `version`: of the text that the guardian agreed to. */
export const GuardianVerifyBodySchema = GuardianSchema.extend({
  code: LongOtpSchema,
  version: z.literal(GUARDIAN_VERSION),
})

/** The name on leaderboards: any name that the student chooses. */
export const DisplayNameSchema = z
  .string()
  .trim()
  .min(DISPLAY_NAME_LENGTH.min, problem('needed'))
  .max(DISPLAY_NAME_LENGTH.max, problem('atMost'))
  .refine((value) => !hasControlCharacters(value), problem('unprintable'))

/** Joins leaderboards under a name, or leaves them. */
export const ListedBodySchema = z.discriminatedUnion('isListed', [
  z.object({
    isListed: z.literal(true),
    displayName: DisplayNameSchema,
    version: z.literal(LEADERBOARD_VERSION),
  }),
  z.object({ isListed: z.literal(false) }),
])
