import { EmailBodySchema, PhoneBodySchema, SentAnswerSchema } from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { sendCode } from './sendCode.ts'

const byPhone = (path: `/${string}`, summary: string, message: string) =>
  defineCall({
    path,
    summary,
    body: PhoneBodySchema,
    answer: SentAnswerSchema,
    handle: async (context) => {
      const identifier = normalisePhone(context.body.phone)
      if (!identifier) return refuse(MESSAGES.sendingOtpFailed, 'phone')
      return sendCode(context, { purpose: 'login', channel: 'sms', identifier }, { message })
    },
  })

const byEmail = (path: `/${string}`, summary: string, message: string) =>
  defineCall({
    path,
    summary,
    body: EmailBodySchema,
    answer: SentAnswerSchema,
    handle: (context) =>
      sendCode(context, { purpose: 'login', channel: 'email', identifier: context.body.email }, { message }),
  })

export const loginAndSendOtp = byPhone(
  '/auth/loginAndSendOtp',
  'Send a 4-digit code by SMS to sign in',
  MESSAGES.otpSent,
)
export const resendOtp = byPhone('/auth/resendOtp', 'Send the sign-in SMS again', MESSAGES.otpSentAgain)
export const loginemailotp = byEmail(
  '/auth/loginemailotp',
  'Send a 4-digit code by e-mail to sign in',
  MESSAGES.otpSent,
)
export const resendEmailOtp = byEmail(
  '/auth/resendEmailOtp',
  'Send the sign-in e-mail again',
  MESSAGES.otpSentAgain,
)
