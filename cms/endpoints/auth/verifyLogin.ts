import { VerifiedAnswerSchema, VerifyEmailOtpBodySchema, VerifyOtpBodySchema } from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { findAccount } from '../../operations/auth/findAccount.ts'
import { type CallContext, defineCall, refuse } from '../defineCall.ts'
import { finishSignIn } from './finishSignIn.ts'
import { tryCode } from './tryCode.ts'

type Input = { channel: 'sms' | 'email'; identifier: string | null; code: string; platform: string }

async function verifyLogin(context: CallContext<unknown>, { channel, identifier, code, platform }: Input) {
  const { req, project } = context
  if (!identifier) return refuse(ANSWERS.wrongCode, 'wrongCode')
  const tried = await tryCode(context, { purpose: 'login', channel, identifier }, code)
  if ('refusal' in tried) return tried.refusal
  if (!(await consumeCode(req.payload, tried.challenge))) return refuse(ANSWERS.wrongCode, 'wrongCode')
  const proven = channel === 'sms' ? { phone: identifier } : { email: identifier }
  const account = await findAccount(req.payload, project.id, proven)
  if (!account) return refuse(ANSWERS.noAccount, 'noAccount')
  if (account.isBlocked) return refuse(MESSAGES.verificationFailed, 'blocked')
  const session = await finishSignIn(context, account, { platform })
  return { apiSuccess: true as const, message: MESSAGES.verifiedLoggingIn, ...session }
}

export const verifyOtp = defineCall({
  path: '/auth/verifyOtp',
  summary: 'Verify the code sent by SMS',
  body: VerifyOtpBodySchema,
  answer: VerifiedAnswerSchema,
  handle: (context) => {
    const { phone, otp, platform } = context.body
    return verifyLogin(context, { channel: 'sms', identifier: normalisePhone(phone), code: otp, platform })
  },
})

export const verifyEmailOtp = defineCall({
  path: '/auth/verifyEmailOtp',
  summary: 'Verify the code sent by e-mail',
  body: VerifyEmailOtpBodySchema,
  answer: VerifiedAnswerSchema,
  handle: (context) => {
    const { email, emailOtp, platform } = context.body
    return verifyLogin(context, { channel: 'email', identifier: email, code: emailOtp, platform })
  },
})
