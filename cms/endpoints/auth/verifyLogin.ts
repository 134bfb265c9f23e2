import { VerifiedResponseSchema, VerifyEmailOtpBodySchema, VerifyOtpBodySchema } from '#domain/calls/auth.ts'
import { toIdentifier } from '#domain/messages/channels.ts'
import type { MessageChannel } from '#domain/messages/purposes.ts'
import { textOf } from '#domain/text/textOf.ts'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { accountOf } from '../../operations/auth/claimAccount.ts'
import { storeSignupProof } from '../../operations/auth/signupProof.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { finishSignIn } from './finishSignIn.ts'
import { identifierOf } from './pending.ts'
import { tryCode } from './tryCode.ts'

type Context = CallContext<Parameters<typeof identifierOf>[2] & { platform: string }>

async function verifyLogin(context: Context, channel: MessageChannel, code: string) {
  const { req, project, body, now } = context
  const identifier = await identifierOf(context, channel, body)
  if (!identifier) return refuse(textOf('wrongCode'), 'wrongCode')
  const tried = await tryCode(context, { purpose: 'login', channel, identifier }, code)
  if ('refusal' in tried) return tried.refusal
  const proven = toIdentifier(channel, identifier)
  if (!(await consumeCode(req.payload, tried.challenge))) return refuse(textOf('wrongCode'), 'wrongCode')
  const account = await accountOf(req.payload, project.id, proven)
  if (!account) {
    await storeSignupProof(req.payload, tried.challenge, now)
    return { ...refuse(textOf('noAccount'), 'noAccount'), identifier }
  }
  if (account.isBlocked) return refuse(textOf('verificationFailed'), 'blocked')
  const session = await finishSignIn(context, account, { platform: body.platform })
  return { apiSuccess: true as const, message: textOf('verifiedLoggingIn'), ...session }
}

export const verifyOtp = defineCall({
  path: '/auth/verifyOtp',
  summary: 'Verify the code sent by SMS',
  body: VerifyOtpBodySchema,
  answer: VerifiedResponseSchema,
  handle: (context) => verifyLogin(context, 'sms', context.body.otp),
})

export const verifyEmailOtp = defineCall({
  path: '/auth/verifyEmailOtp',
  summary: 'Verify the code sent by e-mail',
  body: VerifyEmailOtpBodySchema,
  answer: VerifiedResponseSchema,
  handle: (context) => verifyLogin(context, 'email', context.body.emailOtp),
})
