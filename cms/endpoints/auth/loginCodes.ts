import {
  EmailBodySchema,
  PhoneBodySchema,
  ResendEmailBodySchema,
  ResendPhoneBodySchema,
  SentAnswerSchema,
} from '#domain/calls/auth.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { refuse } from '../answers.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { identifierOf } from './pending.ts'
import { sendCode } from './sendCode.ts'

type Context = CallContext<Parameters<typeof identifierOf>[2]>

async function sendLoginCode(context: Context, channel: MessageChannel, message: string) {
  const identifier = await identifierOf(context, channel, context.body)
  if (identifier) return sendCode(context, { purpose: 'login', channel, identifier }, { message })
  return 'challenge' in context.body
    ? refuse(ANSWERS.codeGone, 'codeGone')
    : refuse(MESSAGES.sendingOtpFailed, 'phone')
}

export const loginAndSendOtp = defineCall({
  path: '/auth/loginAndSendOtp',
  summary: 'Send a 4-digit code by SMS to sign in',
  body: PhoneBodySchema,
  answer: SentAnswerSchema,
  handle: (context) => sendLoginCode(context, 'sms', MESSAGES.otpSent),
})

export const loginemailotp = defineCall({
  path: '/auth/loginemailotp',
  summary: 'Send a 4-digit code by e-mail to sign in',
  body: EmailBodySchema,
  answer: SentAnswerSchema,
  handle: (context) => sendLoginCode(context, 'email', MESSAGES.otpSent),
})

export const resendOtp = defineCall({
  path: '/auth/resendOtp',
  summary: 'Send the sign-in SMS again',
  body: ResendPhoneBodySchema,
  answer: SentAnswerSchema,
  handle: (context) => sendLoginCode(context, 'sms', MESSAGES.otpSentAgain),
})

export const resendEmailOtp = defineCall({
  path: '/auth/resendEmailOtp',
  summary: 'Send the sign-in e-mail again',
  body: ResendEmailBodySchema,
  answer: SentAnswerSchema,
  handle: (context) => sendLoginCode(context, 'email', MESSAGES.otpSentAgain),
})
