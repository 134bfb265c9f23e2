import { OTP_LENGTH } from '#domain/auth/policy.ts'
import {
  PhoneBodySchema,
  SentResponseSchema,
  SignupBodySchema,
  SignupResendEmailBodySchema,
  SignupResponseSchema,
} from '#domain/calls/auth.ts'
import { normalisePhone } from '#domain/people/PhoneSchema.ts'
import { textOf } from '#domain/text/textOf.ts'
import { acceptedAnswers } from '../../operations/account/updateProfile.ts'
import { fillSignupProof } from '../../operations/auth/signupProof.ts'
import { defineCall } from '../defineCall.ts'
import { type Refusal, refuse } from '../responses.ts'
import { browserOf } from './cookies.ts'
import { sendCode } from './sendCode.ts'
import { type SignupTarget, signupTargets } from './signupTargets.ts'

type Context = Parameters<typeof sendCode>[0]
type Outcome = { isProven: true } | Awaited<ReturnType<typeof sendCode>>

/** Sends a code, unless a login code has just proven this phone or e-mail in this browser. */
async function proveOrSend(
  context: Context,
  { channel, identifier }: SignupTarget,
  signup: Record<string, unknown>,
): Promise<Outcome> {
  const { req, project, now } = context
  const browser = browserOf(req, project.slug)
  const target = { browser: browser ?? '', channel, identifier }
  const proven = { payload: req.payload, project: project.id, target, now }
  if (browser && (await fillSignupProof(proven, signup))) return { isProven: true }
  return sendCode(context, { purpose: 'signup', channel, identifier }, { signup })
}

/** Maps the outcomes of the phone and the e-mail to one value each. */
const byChannel = <Value>(outcomes: (Outcome | null)[], of: (outcome: Outcome | null) => Value) => {
  const [phone = null, email = null] = outcomes
  return { phone: of(phone), email: of(email) }
}

export const signupAndSendOtp = defineCall({
  path: '/auth/signupAndSendOtp',
  summary: 'Send the codes that a sign-up needs',
  body: SignupBodySchema,
  answer: SignupResponseSchema,
  handle: async (context) => {
    const { body, req, project } = context
    const phone = normalisePhone(body.phone)
    const targets = phone && (await signupTargets(req, project.id, { ...body, phone }))
    if (!targets) return refuse(textOf('sendingOtpFailed'), 'phone')
    const additionalFields = await acceptedAnswers(req.payload, project.id, body.additionalFields)
    if (!additionalFields) return refuse(textOf('fieldsChanged'), 'fields')
    const signup = { name: body.name, additionalFields }
    // In parallel, since each send may take up to the provider's timeout.
    const outcomes = await Promise.all(
      targets.map((target) => (target.isNeeded ? proveOrSend(context, target, signup) : null)),
    )
    const sent = byChannel(outcomes, (outcome) => outcome !== null && 'otpLength' in outcome)
    const proven = byChannel(outcomes, (outcome) => outcome !== null && 'isProven' in outcome)
    const otpLength = byChannel(outcomes, (outcome) =>
      outcome && 'otpLength' in outcome ? outcome.otpLength : OTP_LENGTH,
    )
    const failed = outcomes.find((outcome) => outcome && 'apiSuccess' in outcome && !outcome.apiSuccess)
    if (failed && !sent.email && !sent.phone) return failed as Refusal
    // An e-mail code that went out alone keeps the form open for the phone code (docs/security.md, "Signing in").
    const isEmailOtpSent = sent.email && Boolean(targets[0]?.isNeeded) && !sent.phone && !proven.phone
    const message = sent.phone || sent.email ? textOf('otpSent') : textOf('provenAlready')
    return { apiSuccess: true as const, message, isEmailOtpSent, sent, proven, otpLength }
  },
})

export const resendSignupOtp = defineCall({
  path: '/auth/resendSignupOtp',
  summary: 'Send the sign-up SMS again',
  body: PhoneBodySchema,
  answer: SentResponseSchema,
  handle: async (context) => {
    const identifier = normalisePhone(context.body.phone)
    if (!identifier) return refuse(textOf('sendingOtpFailed'), 'phone')
    return sendCode(
      context,
      { purpose: 'signup', channel: 'sms', identifier },
      { message: textOf('otpSentAgain') },
    )
  },
})

export const resendSignupEmailOtp = defineCall({
  path: '/auth/resendSignupEmailOtp',
  summary: 'Send the sign-up e-mail again',
  body: SignupResendEmailBodySchema,
  answer: SentResponseSchema,
  handle: (context) =>
    sendCode(
      context,
      { purpose: 'signup', channel: 'email', identifier: context.body.email },
      { message: textOf('otpSentAgain') },
    ),
})
