import type { SessionUser } from '#access/viewer.ts'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import {
  ProvenResponseSchema,
  StepUpSendBodySchema,
  StepUpSentResponseSchema,
  StepUpVerifyBodySchema,
} from '#domain/calls/account.ts'
import { maskContact, provenChannel } from '#domain/profile/provenChannel.ts'
import { textOf } from '#domain/text/textOf.ts'
import { grantProof } from '../../operations/account/requireProof.ts'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { sendCode } from '../auth/sendCode.ts'
import { tryCode } from '../auth/tryCode.ts'
import { defineCall } from '../defineCall.ts'
import { signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { codeTarget } from './codeTarget.ts'

const noChannel = () => refuse(textOf('noProofChannel'), 'noChannel')

export const stepupSend = defineCall({
  path: '/auth/stepup/send',
  isForPlatform: true,
  summary: 'Send a 6-digit code to the verified phone, else the verified e-mail, of the signed-in person',
  body: StepUpSendBodySchema,
  answer: StepUpSentResponseSchema,
  handle: async (context) => {
    const user = context.req.user as SessionUser | null
    if (!user) return signedOut()
    const reach = provenChannel(user)
    if (!reach) return noChannel()
    const sent = await sendCode(context, codeTarget('proof', reach))
    if (!sent.apiSuccess) return sent
    const sentTo = { channel: reach.channel, to: maskContact(reach) }
    return { apiSuccess: true as const, message: sent.message, otpLength: LONG_OTP_LENGTH, sentTo }
  },
})

export const stepupVerify = defineCall({
  path: '/auth/stepup/verify',
  isForPlatform: true,
  summary: 'Verify the step-up code; the session counts as freshly confirmed for 10 minutes',
  body: StepUpVerifyBodySchema,
  answer: ProvenResponseSchema,
  handle: async (context) => {
    const { req, body, now } = context
    const user = req.user as SessionUser | null
    if (!user) return signedOut()
    const reach = provenChannel(user)
    if (!reach) return noChannel()
    const tried = await tryCode(context, codeTarget('proof', reach), body.code)
    if ('refusal' in tried) return tried.refusal
    const isFirst = await consumeCode(req.payload, tried.challenge)
    const provenUntil = isFirst ? await grantProof(req, now) : null
    if (!provenUntil) return refuse(textOf('wrongCode'), 'wrongCode')
    return { apiSuccess: true as const, message: textOf('proven'), provenUntil }
  },
})
