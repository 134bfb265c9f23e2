import { isIndian, signupChannels } from '#domain/auth/signupChannels.ts'
import { VerifiedAnswerSchema, VerifySignupBodySchema } from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import type { OtpChallenge } from '#payload-types'
import { checkCode, consumeCode } from '../../operations/auth/checkCode.ts'
import { openSession } from '../../operations/auth/openSession.ts'
import { signUp } from '../../operations/auth/signUp.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { browserOf } from './cookies.ts'
import { signupSettings } from './signupCodes.ts'

/** Every code the sign-up needs must be right; only then are they used up, so one wrong digit does not cost the other code. */
export const verifySignupOtp = defineCall({
  path: '/auth/verifySignupOtp',
  summary: 'Verify the codes of a sign-up and open the account',
  body: VerifySignupBodySchema,
  answer: VerifiedAnswerSchema,
  handle: async ({ req, project, body, now }) => {
    const phone = normalisePhone(body.phone)
    const browser = browserOf(req, project.slug)
    if (!phone || !browser) return refuse(ANSWERS.wrongCode, 'wrongCode')
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
      const challenge = code
        ? await checkCode(
            req.payload,
            project,
            { browser, purpose: 'signup', channel, identifier },
            code,
            now,
          )
        : null
      if (!challenge) return refuse(ANSWERS.wrongCode, 'wrongCode')
      challenges.push(challenge)
    }
    for (const challenge of challenges) {
      if (!(await consumeCode(req.payload, challenge))) return refuse(ANSWERS.wrongCode, 'wrongCode')
    }
    const values = (challenges[0]?.signup ?? {}) as { name?: string; additionalFields?: unknown[] }
    const user = await signUp({ req, project, phone, email: body.email, proven: needed, values })
    if (!user || user.isBlocked) return refuse(MESSAGES.signupFailed, 'signup')
    const session = await openSession({
      req,
      user: String(user.id),
      project: project.id,
      isStaff: false,
      platform: body.platform,
      now,
    })
    return { apiSuccess: true as const, message: MESSAGES.verifiedSigningIn, ...session }
  },
})
