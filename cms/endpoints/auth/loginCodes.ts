import {
  EmailBodySchema,
  PhoneBodySchema,
  ResendEmailBodySchema,
  ResendPhoneBodySchema,
  SentAnswerSchema,
} from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { identifierOf } from './pending.ts'
import { sendCode } from './sendCode.ts'

type Context = Parameters<typeof sendCode>[0]

const byPhone = (context: Context, phone: string, message: string) => {
  const identifier = normalisePhone(phone)
  if (!identifier) return refuse(MESSAGES.sendingOtpFailed, 'phone')
  return sendCode(context, { purpose: 'login', channel: 'sms', identifier }, { message })
}
const byEmail = (context: Context, identifier: string, message: string) =>
  sendCode(context, { purpose: 'login', channel: 'email', identifier }, { message })

export const loginAndSendOtp = defineCall({
  path: '/auth/loginAndSendOtp',
  summary: 'Send a 4-digit code by SMS to sign in',
  body: PhoneBodySchema,
  answer: SentAnswerSchema,
  handle: async (context) => byPhone(context, context.body.phone, MESSAGES.otpSent),
})

export const loginemailotp = defineCall({
  path: '/auth/loginemailotp',
  summary: 'Send a 4-digit code by e-mail to sign in',
  body: EmailBodySchema,
  answer: SentAnswerSchema,
  handle: (context) => byEmail(context, context.body.email, MESSAGES.otpSent),
})

export const resendOtp = defineCall({
  path: '/auth/resendOtp',
  summary: 'Send the sign-in SMS again',
  body: ResendPhoneBodySchema,
  answer: SentAnswerSchema,
  handle: async (context) => {
    const { body } = context
    const phone = 'challenge' in body ? await identifierOf(context, 'sms', body.challenge) : body.phone
    return phone ? byPhone(context, phone, MESSAGES.otpSentAgain) : refuse(ANSWERS.codeGone, 'codeGone')
  },
})

export const resendEmailOtp = defineCall({
  path: '/auth/resendEmailOtp',
  summary: 'Send the sign-in e-mail again',
  body: ResendEmailBodySchema,
  answer: SentAnswerSchema,
  handle: async (context) => {
    const { body } = context
    const email = 'challenge' in body ? await identifierOf(context, 'email', body.challenge) : body.email
    return email ? byEmail(context, email, MESSAGES.otpSentAgain) : refuse(ANSWERS.codeGone, 'codeGone')
  },
})
