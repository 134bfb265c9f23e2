import type { PayloadRequest } from 'payload'
import { isIndian, signupChannels } from '#domain/auth/signupChannels.ts'
import { AcceptedSchema } from '#domain/calls/answers.ts'
import {
  PhoneBodySchema,
  SignupAnswerSchema,
  SignupBodySchema,
  SignupResendEmailBodySchema,
} from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import type { WebStaticConfig } from '#payload-types'
import { defineCall, refuse } from '../defineCall.ts'
import { sendCode } from './sendCode.ts'

/** The sign-up switches of a project. */
export async function signupSettings(req: PayloadRequest, project: string) {
  const config = await req.payload.db.findOne<WebStaticConfig>({
    collection: 'web-static-configs',
    where: { project: { equals: project } },
  })
  const form = config?.adminWebConfig?.signupForm
  return {
    isEmailOtpEnabled: form?.isEmailOtpEnabled ?? false,
    isIntlPhoneEnabled: form?.isIntlPhoneEnabled ?? false,
  }
}

export const signupAndSendOtp = defineCall({
  path: '/auth/signupAndSendOtp',
  summary: 'Send the codes that a sign-up needs',
  body: SignupBodySchema,
  answer: SignupAnswerSchema,
  handle: async (context) => {
    const { body, req, project } = context
    const phone = normalisePhone(body.phone)
    const settings = await signupSettings(req, project.id)
    if (!phone || !(isIndian(phone) || settings.isIntlPhoneEnabled))
      return refuse(MESSAGES.sendingOtpFailed, 'phone')
    const needed = signupChannels({
      ...settings,
      countryCode: isIndian(phone) ? '91' : '',
      otpMethod: body.otpMethod,
    })
    const signup = { name: body.name, additionalFields: body.additionalFields }
    const byPhone = needed.phone
      ? await sendCode(context, { purpose: 'signup', channel: 'sms', identifier: phone }, { signup })
      : null
    const byEmail = needed.email
      ? await sendCode(context, { purpose: 'signup', channel: 'email', identifier: body.email }, { signup })
      : null
    const sent = { phone: byPhone?.apiSuccess === true, email: byEmail?.apiSuccess === true }
    const failed = [byPhone, byEmail].find((answer) => answer?.apiSuccess === false)
    if (failed && !sent.email && !sent.phone) return failed as ReturnType<typeof refuse>
    // An e-mail code that went out alone keeps the form open for the phone code (contracts.md).
    const isEmailOtpSent = sent.email && needed.phone && !sent.phone
    return { apiSuccess: true as const, message: MESSAGES.otpSent, isEmailOtpSent, sent }
  },
})

export const resendSignupOtp = defineCall({
  path: '/auth/resendSignupOtp',
  summary: 'Send the sign-up SMS again',
  body: PhoneBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const identifier = normalisePhone(context.body.phone)
    if (!identifier) return refuse(MESSAGES.sendingOtpFailed, 'phone')
    return sendCode(
      context,
      { purpose: 'signup', channel: 'sms', identifier },
      { message: MESSAGES.otpSentAgain },
    )
  },
})

export const resendSignupEmailOtp = defineCall({
  path: '/auth/resendSignupEmailOtp',
  summary: 'Send the sign-up e-mail again',
  body: SignupResendEmailBodySchema,
  answer: AcceptedSchema,
  handle: (context) =>
    sendCode(
      context,
      { purpose: 'signup', channel: 'email', identifier: context.body.email },
      { message: MESSAGES.otpSentAgain },
    ),
})
