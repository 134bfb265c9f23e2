import { isIndian, signupChannels } from '#domain/auth/signupChannels.ts'
import { VerifiedAnswerSchema, VerifySignupBodySchema } from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import type { OtpChallenge } from '#payload-types'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { signUp } from '../../operations/auth/signUp.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { finishSignIn } from './finishSignIn.ts'
import { joinByLink } from './joinByLink.ts'
import { signupSettings } from './signupSettings.ts'
import { tryCode } from './tryCode.ts'

/** Every code the sign-up needs must be right; only then are they used up, so one wrong digit does not cost the other code. */
export const verifySignupOtp = defineCall({
  path: '/auth/verifySignupOtp',
  summary: 'Verify the codes of a sign-up and open the account',
  body: VerifySignupBodySchema,
  answer: VerifiedAnswerSchema,
  handle: async (context) => {
    const { req, project, body } = context
    const phone = normalisePhone(body.phone)
    if (!phone) return refuse(ANSWERS.wrongCode, 'wrongCode')
    const settings = await signupSettings(req, project.id)
    const needed = signupChannels({
      ...settings,
      countryCode: isIndian(phone) ? '91' : '',
      otpMethod: body.otpMethod,
    })
    const challenges: OtpChallenge[] = []
    for (const [isNeeded, channel, identifier, code] of [
      [needed.phone, 'sms', phone, body.otp],
      [needed.email, 'email', body.email, body.emailOtp],
    ] as const) {
      if (!isNeeded) continue
      if (!code) return refuse(ANSWERS.wrongCode, 'wrongCode')
      const tried = await tryCode(context, { purpose: 'signup', channel, identifier }, code)
      if ('refusal' in tried) return { ...tried.refusal, channel: channel === 'sms' ? 'phone' : 'email' }
      challenges.push(tried.challenge)
    }
    for (const challenge of challenges) {
      if (!(await consumeCode(req.payload, challenge))) return refuse(ANSWERS.wrongCode, 'wrongCode')
    }
    const values = (challenges[0]?.signup ?? {}) as { name?: string; additionalFields?: unknown[] }
    const signedUp = await signUp({ req, project, phone, email: body.email, proven: needed, values })
    if (!signedUp || signedUp.account.isBlocked) return refuse(MESSAGES.signupFailed, 'signup')
    if (signedUp.isNew) await joinByLink(context, String(signedUp.account.id))
    const session = await finishSignIn(context, signedUp.account, {
      platform: body.platform,
      isNewAccount: signedUp.isNew,
    })
    return { apiSuccess: true as const, message: MESSAGES.verifiedSigningIn, ...session }
  },
})
