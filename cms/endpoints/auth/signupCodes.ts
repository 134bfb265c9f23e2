import { OTP_LENGTH } from '#domain/auth/policy.ts'
import { isIndian, signupChannels } from '#domain/auth/signupChannels.ts'
import {
  PhoneBodySchema,
  SentAnswerSchema,
  SignupAnswerSchema,
  SignupBodySchema,
  SignupResendEmailBodySchema,
} from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import { acceptedAnswers } from '../../operations/account/updateProfile.ts'
import { defineCall, refuse } from '../defineCall.ts'
import { sendCode } from './sendCode.ts'
import { signupSettings } from './signupSettings.ts'

const lengthOf = (answer: Awaited<ReturnType<typeof sendCode>> | null): number =>
  answer && 'otpLength' in answer ? answer.otpLength : OTP_LENGTH

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
    const additionalFields = await acceptedAnswers(req.payload, project.id, body.additionalFields)
    if (!additionalFields) return refuse(ANSWERS.fieldsChanged, 'fields')
    const signup = { name: body.name, additionalFields }
    // Side by side: each may take as long as a send may at most.
    const [byPhone, byEmail] = await Promise.all([
      needed.phone
        ? sendCode(context, { purpose: 'signup', channel: 'sms', identifier: phone }, { signup })
        : null,
      needed.email
        ? sendCode(context, { purpose: 'signup', channel: 'email', identifier: body.email }, { signup })
        : null,
    ])
    const sent = { phone: byPhone?.apiSuccess === true, email: byEmail?.apiSuccess === true }
    const failed = [byPhone, byEmail].find((answer) => answer?.apiSuccess === false)
    if (failed && !sent.email && !sent.phone) return failed as ReturnType<typeof refuse>
    // An e-mail code that went out alone keeps the form open for the phone code (docs/security.md, "Signing in").
    const isEmailOtpSent = sent.email && needed.phone && !sent.phone
    const otpLength = { phone: lengthOf(byPhone), email: lengthOf(byEmail) }
    return { apiSuccess: true as const, message: MESSAGES.otpSent, isEmailOtpSent, sent, otpLength }
  },
})

export const resendSignupOtp = defineCall({
  path: '/auth/resendSignupOtp',
  summary: 'Send the sign-up SMS again',
  body: PhoneBodySchema,
  answer: SentAnswerSchema,
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
  answer: SentAnswerSchema,
  handle: (context) =>
    sendCode(
      context,
      { purpose: 'signup', channel: 'email', identifier: context.body.email },
      { message: MESSAGES.otpSentAgain },
    ),
})
