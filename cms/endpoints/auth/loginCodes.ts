import {
  EmailBodySchema,
  PhoneBodySchema,
  ResendEmailBodySchema,
  ResendPhoneBodySchema,
  SentResponseSchema,
} from '#domain/calls/auth.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { identifierOf } from './pending.ts'
import { sendCode } from './sendCode.ts'

type Context = CallContext<Parameters<typeof identifierOf>[2]>

async function sendLoginCode(context: Context, channel: MessageChannel, message: Text) {
  const identifier = await identifierOf(context, channel, context.body)
  if (identifier) return sendCode(context, { purpose: 'login', channel, identifier }, { message })
  return 'challenge' in context.body
    ? refuse(textOf('codeGone'), 'codeGone')
    : refuse(textOf('sendingOtpFailed'), 'phone')
}

export const loginAndSendOtp = defineCall({
  path: '/auth/loginAndSendOtp',
  summary: 'Send a 4-digit code by SMS to sign in',
  body: PhoneBodySchema,
  answer: SentResponseSchema,
  handle: (context) => sendLoginCode(context, 'sms', textOf('otpSent')),
})

export const loginemailotp = defineCall({
  path: '/auth/loginemailotp',
  summary: 'Send a 4-digit code by e-mail to sign in',
  body: EmailBodySchema,
  answer: SentResponseSchema,
  handle: (context) => sendLoginCode(context, 'email', textOf('otpSent')),
})

export const resendOtp = defineCall({
  path: '/auth/resendOtp',
  summary: 'Send the sign-in SMS again',
  body: ResendPhoneBodySchema,
  answer: SentResponseSchema,
  handle: (context) => sendLoginCode(context, 'sms', textOf('otpSentAgain')),
})

export const resendEmailOtp = defineCall({
  path: '/auth/resendEmailOtp',
  summary: 'Send the sign-in e-mail again',
  body: ResendEmailBodySchema,
  answer: SentResponseSchema,
  handle: (context) => sendLoginCode(context, 'email', textOf('otpSentAgain')),
})
