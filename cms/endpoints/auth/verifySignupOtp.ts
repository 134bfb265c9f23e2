import { VerifiedResponseSchema, VerifySignupBodySchema } from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { textOf } from '#domain/text/textOf.ts'
import { consumeCode } from '../../operations/auth/checkCode.ts'
import { signUp } from '../../operations/auth/signUp.ts'
import { defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { checkSignupCodes } from './checkSignupCodes.ts'
import { finishSignIn } from './finishSignIn.ts'
import { recordReferralSignup } from './recordReferralSignup.ts'
import { signupTargets } from './signupTargets.ts'

/** Codes are used up only once all required ones are right, so a typo in one does not invalidate the other. */
export const verifySignupOtp = defineCall({
  path: '/auth/verifySignupOtp',
  summary: 'Verify the codes of a sign-up and open the account',
  body: VerifySignupBodySchema,
  answer: VerifiedResponseSchema,
  handle: async (context) => {
    const { req, project, body } = context
    const phone = normalisePhone(body.phone)
    const targets = phone && (await signupTargets(req, project.id, { ...body, phone }))
    if (!targets) return refuse(textOf('wrongCode'), 'wrongCode')
    const checked = await checkSignupCodes(context, targets, { phone: body.otp, email: body.emailOtp })
    if ('refusal' in checked) return checked.refusal
    for (const { challenge } of checked.codes) {
      if (!(await consumeCode(req.payload, challenge))) return refuse(textOf('wrongCode'), 'wrongCode')
    }
    const isProven = (name: 'phone' | 'email') => checked.codes.some((code) => code.name === name)
    const signedUp = await signUp({
      req,
      project,
      phone,
      email: body.email,
      proven: { phone: isProven('phone'), email: isProven('email') },
      values: checked.values,
    })
    if (!signedUp || signedUp.account.isBlocked) return refuse(textOf('signupFailed'), 'signup')
    if (signedUp.isNew) await recordReferralSignup(context, String(signedUp.account.id))
    const session = await finishSignIn(context, signedUp.account, {
      platform: body.platform,
      isNewAccount: signedUp.isNew,
    })
    return { apiSuccess: true as const, message: textOf('verifiedSigningIn'), ...session }
  },
})
