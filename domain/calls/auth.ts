import { z } from 'zod'
import { LongOtpSchema, OtpSchema } from '../auth/OtpSchema.ts'
import { OTP_METHODS } from '../auth/signupChannels.ts'
import { EmailSchema } from '../people/EmailSchema.ts'
import { NameSchema } from '../people/NameSchema.ts'
import { AcceptedSchema, CallUserSchema } from './answers.ts'

/** Bodies and answers of the login service (section 7). A phone is text here: what is no phone is refused with the message of section 8. */
const phone = z.string().min(1).max(40)
const platform = z.string().max(40).default('web')
/** 4 digits, or 6 after step-up (docs/security.md, "Signing in"). */
const otp = z.union([OtpSchema, LongOtpSchema])
const otpLength = z.number().int()
const otpMethod = z.enum(OTP_METHODS).default('onEmail')

export const AdditionalFieldSchema = z.object({
  id: z.string().min(1).max(100),
  fieldTitle: z.string().max(200),
  fieldType: z.enum(['text', 'select', 'checkbox']),
  data: z.union([z.string().max(2000), z.boolean(), z.array(z.string().max(200)).max(50)]),
})

export const PhoneBodySchema = z.object({ phone })
export const EmailBodySchema = z.object({ email: EmailSchema })
export const VerifyOtpBodySchema = z.object({ phone, otp, platform })
export const VerifyEmailOtpBodySchema = z.object({ email: EmailSchema, emailOtp: otp, platform })
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
  otp: otp.optional(),
  emailOtp: otp.optional(),
  otpMethod,
  platform,
})
export const SignupResendEmailBodySchema = z.object({ phone, email: EmailSchema })
export const SessionBodySchema = z.object({ signInToken: z.string().min(20).max(200) })
export const StaffSendBodySchema = z.object({ identifier: z.string().min(3).max(254) })
export const StaffVerifyBodySchema = StaffSendBodySchema.extend({ otp: LongOtpSchema })

/** How many digits the code that went out has. */
export const SentAnswerSchema = AcceptedSchema.extend({ otpLength })
export const SignupAnswerSchema = AcceptedSchema.extend({
  isEmailOtpSent: z.boolean(),
  sent: z.object({ phone: z.boolean(), email: z.boolean() }),
  otpLength: z.object({ phone: otpLength, email: otpLength }),
})
export const VerifiedAnswerSchema = AcceptedSchema.extend({
  signInToken: z.string(),
  sessionId: z.string(),
  expiresAt: z.number(),
})
export const UserAnswerSchema = AcceptedSchema.extend({ user: CallUserSchema })
export const StaffAnswerSchema = AcceptedSchema.extend({
  role: z.string(),
  label: z.string(),
  level: z.number(),
  accessList: z.array(z.object({ id: z.string(), canEdit: z.boolean() })),
})
