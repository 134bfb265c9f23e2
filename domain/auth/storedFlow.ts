import { z } from 'zod'
import { type AuthFlow, INITIAL_FLOW, STEP_UPS } from './authFlowState.ts'
import { sentState } from './authResend.ts'
import { INDIA } from './PhoneCountry.ts'
import { countryOf } from './phoneCountries.ts'
import { LONG_OTP_LENGTH, OTP_LENGTH, OTP_VALID_MS } from './policy.ts'
import { OTP_METHODS } from './signupChannels.ts'

const text = z.string().max(300)
const time = z.number().int().nonnegative().nullable()
const otpLength = z.literal([OTP_LENGTH, LONG_OTP_LENGTH])

/** A browser's storage holds anything: what comes out of it is checked like a request. */
const StoredFlowSchema = z.object({
  /** When the code or the proof has expired and the rest is worth nothing, ms since epoch. */
  until: z.number(),
  /** Whether a code is on its way. */
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

/** What a reload needs to go on where a code is waited for, or was right; never a code. Null where there is neither. */
export function toStored(flow: AuthFlow): StoredFlow | null {
  const { form, login, signup, sentAt } = flow
  // What was gone on with is offered again, by the server.
  if (form === 'LOGIN' || form === 'LOGIN_EMAIL' || flow.resumed || flow.isDone) return null
  // What a login code has proven is worth as much as a code that is on its way.
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

/** The flow a reload goes on with; null when nothing usable was kept or its code has expired. `now` in ms since epoch. */
export function fromStored(kept: unknown, now: number): AuthFlow | null {
  const parsed = StoredFlowSchema.safeParse(kept)
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
    signupState: loginState === 'initial' ? sentState(sent) : 'initial',
    login: { ...INITIAL_FLOW.login, ...login },
    signup: { ...INITIAL_FLOW.signup, ...signup, country: countryOf(signup.country) ?? INDIA },
    sent,
    sentAt: isSent ? until - OTP_VALID_MS : null,
  }
}
