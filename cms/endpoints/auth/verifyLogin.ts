import { VerifiedAnswerSchema, VerifyEmailOtpBodySchema, VerifyOtpBodySchema } from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { checkCode, consumeCode } from '../../operations/auth/checkCode.ts'
import { findAccount } from '../../operations/auth/findAccount.ts'
import { openSession } from '../../operations/auth/openSession.ts'
import { type CallContext, defineCall, refuse } from '../defineCall.ts'
import { browserOf } from './cookies.ts'

type Input = { channel: 'sms' | 'email'; identifier: string | null; code: string; platform: string }

async function verifyLogin(
  { req, project, now }: CallContext<unknown>,
  { channel, identifier, code, platform }: Input,
) {
  const browser = browserOf(req, project.slug)
  if (!identifier || !browser) return refuse(ANSWERS.wrongCode, 'wrongCode')
  const challenge = await checkCode(
    req.payload,
    project,
    { browser, purpose: 'login', channel, identifier },
    code,
    now,
  )
  if (!challenge || !(await consumeCode(req.payload, challenge)))
    return refuse(ANSWERS.wrongCode, 'wrongCode')
  const user = await findAccount(
    req.payload,
    project.id,
    channel === 'sms' ? { phone: identifier } : { email: identifier },
  )
  if (!user) return refuse(ANSWERS.noAccount, 'noAccount')
  if (user.isBlocked) return refuse(MESSAGES.verificationFailed, 'blocked')
  const session = await openSession({
    req,
    user: String(user.id),
    project: project.id,
    isStaff: false,
    platform,
    now,
  })
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
