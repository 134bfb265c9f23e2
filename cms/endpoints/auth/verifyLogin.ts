import { VerifiedAnswerSchema, VerifyEmailOtpBodySchema, VerifyOtpBodySchema } from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { accountOf } from '../../operations/auth/claimAccount.ts'
import { keepSignupProof } from '../../operations/auth/signupProof.ts'
import { type CallContext, defineCall, refuse } from '../defineCall.ts'
import { finishSignIn } from './finishSignIn.ts'
import { identifierOf } from './pending.ts'
import { tryCode } from './tryCode.ts'

type Input = { channel: 'sms' | 'email'; identifier: string | null; code: string; platform: string }

async function verifyLogin(context: CallContext<unknown>, { channel, identifier, code, platform }: Input) {
  const { req, project, now } = context
  if (!identifier) return refuse(ANSWERS.wrongCode, 'wrongCode')
  const tried = await tryCode(context, { purpose: 'login', channel, identifier }, code)
  if ('refusal' in tried) return tried.refusal
  const proven = channel === 'sms' ? { phone: identifier } : { email: identifier }
  if (!(await consumeCode(req.payload, tried.challenge))) return refuse(ANSWERS.wrongCode, 'wrongCode')
  const account = await accountOf(req.payload, project.id, proven)
  if (!account) {
    await keepSignupProof(req.payload, tried.challenge, now)
    return { ...refuse(ANSWERS.noAccount, 'noAccount'), identifier }
  }
  if (account.isBlocked) return refuse(MESSAGES.verificationFailed, 'blocked')
  const session = await finishSignIn(context, account, { platform })
  return { apiSuccess: true as const, message: MESSAGES.verifiedLoggingIn, ...session }
}

export const verifyOtp = defineCall({
  path: '/auth/verifyOtp',
  summary: 'Verify the code sent by SMS',
  body: VerifyOtpBodySchema,
  answer: VerifiedAnswerSchema,
  handle: async (context) => {
    const { body } = context
    const identifier =
      'challenge' in body ? await identifierOf(context, 'sms', body.challenge) : normalisePhone(body.phone)
    return verifyLogin(context, { channel: 'sms', identifier, code: body.otp, platform: body.platform })
  },
})

export const verifyEmailOtp = defineCall({
  path: '/auth/verifyEmailOtp',
  summary: 'Verify the code sent by e-mail',
  body: VerifyEmailOtpBodySchema,
  answer: VerifiedAnswerSchema,
  handle: async (context) => {
    const { body } = context
    const identifier = 'challenge' in body ? await identifierOf(context, 'email', body.challenge) : body.email
    return verifyLogin(context, {
      channel: 'email',
      identifier,
      code: body.emailOtp,
      platform: body.platform,
    })
  },
})
