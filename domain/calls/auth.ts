import { z } from 'zod'
import { LongOtpSchema, OtpSchema } from '../auth/OtpSchema.ts'
import { OTP_METHODS } from '../auth/signupChannels.ts'
import { EmailSchema } from '../people/EmailSchema.ts'
import { NameSchema } from '../people/NameSchema.ts'
import { AcceptedSchema, CallUserSchema } from './responses.ts'

/**
 * Bodies and answers of the login service (spec 7). A phone is any text here: an invalid one is refused with
 * the message of spec 8.
 */
const phone = z.string().min(1).max(40)
const platform = z.string().max(40).default('web')
/** 4 digits, or 6 after step-up (docs/security.md, "Signing in"). */
const otp = z.union([OtpSchema, LongOtpSchema])
/**
 * A code of a channel that may be unused: the specified body always contains both, empty where there is none
 * (spec 7).
 */
const otpOrNone = z
  .union([otp, z.literal('')])
  .optional()
  .transform((code) => code || undefined)
const otpLength = z.number().int()
const otpMethod = z.enum(OTP_METHODS).default('onEmail')

export const AdditionalFieldSchema = z.object({
  id: z.string().min(1).max(100),
  fieldTitle: z.string().max(200),
  fieldType: z.enum(['text', 'select', 'checkbox']),
  data: z.union([z.string().max(2000), z.boolean(), z.array(z.string().max(200)).max(50)]),
})

/** Replaces the phone or e-mail: the challenge id of the code this browser waits for, from `auth/pending`. */
const challenge = z.string().min(1).max(60)
const phoneOrChallenge = z.union([z.object({ phone }), z.object({ challenge })])
const emailOrChallenge = z.union([z.object({ email: EmailSchema }), z.object({ challenge })])

export const PhoneBodySchema = z.object({ phone })
export const EmailBodySchema = z.object({ email: EmailSchema })
export const ResendPhoneBodySchema = phoneOrChallenge
export const ResendEmailBodySchema = emailOrChallenge
export const VerifyOtpBodySchema = z.intersection(phoneOrChallenge, z.object({ otp, platform }))
export const VerifyEmailOtpBodySchema = z.intersection(
  emailOrChallenge,
  z.object({ emailOtp: otp, platform }),
)
export const SignupBodySchema = z.object({
  phone,
  name: NameSchema,
  email: EmailSchema,
  otpMethod,
  additionalFields: z.array(AdditionalFieldSchema).max(50).default([]),
})
export const VerifySignupBodySchema = z.object({
  phone,
  email: EmailSchema,
  otp: otpOrNone,
  emailOtp: otpOrNone,
  otpMethod,
  platform,
})
/** The specified body also contains the phone; only the e-mail is used. */
export const SignupResendEmailBodySchema = z.object({
  phone: z.string().max(40).default(''),
  email: EmailSchema,
})
export const SessionBodySchema = z.object({ signInToken: z.string().min(20).max(200) })
export const StaffSendBodySchema = z.object({ identifier: z.string().min(3).max(254) })
export const StaffVerifyBodySchema = StaffSendBodySchema.extend({ otp: LongOtpSchema })

/** Contains only a masked form of the phone or e-mail. */
export const PendingResponseSchema = AcceptedSchema.extend({
  code: z
    .object({
      challenge: z.string(),
      channel: z.enum(['phone', 'email']),
      to: z.string(),
      otpLength,
      sentAt: z.number(),
      expiresAt: z.number(),
    })
    .nullable(),
})
/** Digits of the code that was sent. */
export const SentResponseSchema = AcceptedSchema.extend({ otpLength })
export const SignupResponseSchema = AcceptedSchema.extend({
  isEmailOtpSent: z.boolean(),
  sent: z.object({ phone: z.boolean(), email: z.boolean() }),
  /** Proven in this browser by a login code within the last 10 minutes: `verifySignupOtp` needs no code for it. */
  proven: z.object({ phone: z.boolean(), email: z.boolean() }),
  otpLength: z.object({ phone: otpLength, email: otpLength }),
})
export const VerifiedResponseSchema = AcceptedSchema.extend({
  signInToken: z.string(),
  sessionId: z.string(),
  expiresAt: z.number(),
})
export const UserResponseSchema = AcceptedSchema.extend({ user: CallUserSchema })
export const StaffResponseSchema = AcceptedSchema.extend({
  role: z.string(),
  label: z.string(),
  level: z.number(),
  accessList: z.array(z.object({ id: z.string(), canEdit: z.boolean() })),
})
