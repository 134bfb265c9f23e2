import { z } from 'zod'
import { type AuthFlow, INITIAL_FLOW, STEP_UPS } from './authFlowState.ts'
import { signupStateAfterSend } from './authResend.ts'
import { INDIA } from './PhoneCountry.ts'
import { countryOf } from './phoneCountries.ts'
import { LONG_OTP_LENGTH, OTP_LENGTH, OTP_VALID_MS } from './policy.ts'
import { OTP_METHODS } from './signupChannels.ts'

const text = z.string().max(300)
const time = z.number().int().nonnegative().nullable()
const otpLength = z.literal([OTP_LENGTH, LONG_OTP_LENGTH])

/** Browser storage is untrusted: its content is validated like a request. */
const StoredFlowSchema = z.object({
  /** When the code or the proof expires and the stored flow becomes useless, ms since epoch. */
  until: z.number(),
  /** Whether a code has been sent. */
  isSent: z.boolean(),
  form: z.enum(['LOGIN_OTP', 'LOGIN_EMAIL_OTP', 'SIGNUP', 'SIGNUP_OTP']),
  login: z.object({ phone: text, email: text }),
  signup: z.object({ name: text, phone: text, email: text, country: text, otpMethod: z.enum(OTP_METHODS) }),
  sent: z.object({ phone: z.boolean(), email: z.boolean() }),
  nextPhoneSendAt: time,
  nextEmailSendAt: time,
  otpLength: z.object({ phone: otpLength, email: otpLength }),
  proven: z.object({ phone: text.nullable(), email: text.nullable() }),
  provenUntil: time,
  stepUp: z.enum(STEP_UPS).nullable(),
})
export type StoredFlow = z.infer<typeof StoredFlowSchema>

/**
 * What a reload needs to continue with a code that was sent or an identifier that is proven; never a code.
 * Null where there is neither.
 */
export function serialiseFlow(flow: AuthFlow): StoredFlow | null {
  const { form, login, signup, sentAt } = flow
  // The server offers a resumed code again.
  if (form === 'LOGIN' || form === 'LOGIN_EMAIL' || flow.resumed || flow.isDone) return null
  // Without a sent code, the flow is worth storing as long as its proof is valid.
  const until = sentAt === null ? flow.provenUntil : sentAt + OTP_VALID_MS
  if (until === null || (form === 'SIGNUP' && flow.signupState === 'initial' && !flow.provenUntil))
    return null
  const { name, phone, email, country, otpMethod } = signup
  return {
    until,
    isSent: sentAt !== null,
    form,
    login: { phone: login.phone, email: login.email },
    signup: { name, phone, email, country: country.code, otpMethod },
    sent: flow.sent,
    nextPhoneSendAt: flow.nextPhoneSendAt,
    nextEmailSendAt: flow.nextEmailSendAt,
    otpLength: flow.otpLength,
    proven: flow.proven,
    provenUntil: flow.provenUntil,
    stepUp: flow.stepUp,
  }
}

/**
 * Restores the flow after a reload; null when nothing usable is stored or its code has expired. `now` in ms
 * since epoch.
 */
export function restoreFlow(stored: unknown, now: number): AuthFlow | null {
  const parsed = StoredFlowSchema.safeParse(stored)
  if (!parsed.success) return null
  const { until, isSent, form, login, signup, sent, ...rest } = parsed.data
  if (until <= now || until > now + OTP_VALID_MS) return null
  const loginState =
    form === 'LOGIN_OTP' ? 'otpSent' : form === 'LOGIN_EMAIL_OTP' ? 'emailOtpSent' : 'initial'
  return {
    ...INITIAL_FLOW,
    ...rest,
    form,
    loginState,
    signupState: loginState === 'initial' ? signupStateAfterSend(sent) : 'initial',
    login: { ...INITIAL_FLOW.login, ...login },
    signup: { ...INITIAL_FLOW.signup, ...signup, country: countryOf(signup.country) ?? INDIA },
    sent,
    sentAt: isSent ? until - OTP_VALID_MS : null,
  }
}
