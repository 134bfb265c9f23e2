import {
  type AuthEvent,
  type AuthFlow,
  type FormState,
  isSignup,
  type LoginState,
  type OtpChannel,
  type SignupState,
} from './authFlowState.ts'
import { OTP_RESEND_GAP_MS } from './policy.ts'

type EventOf<Type extends AuthEvent['type']> = Extract<AuthEvent, { type: Type }>

/** The deadline a send to the channel starts; ms since epoch. */
export const timerOf = (channel: OtpChannel, now: number) =>
  channel === 'phone'
    ? { nextPhoneSendAt: now + OTP_RESEND_GAP_MS }
    : { nextEmailSendAt: now + OTP_RESEND_GAP_MS }

/** Section 4: which codes of a sign-up went out. */
export const sentState = ({ phone, email }: AuthFlow['sent']): SignupState =>
  phone && email ? 'otpSent' : phone ? 'phoneOtpSent' : email ? 'emailOtpSent' : 'initial'

/** The channel a login form sends codes by. */
const loginChannel = (form: FormState): OtpChannel | null =>
  form === 'LOGIN_OTP' ? 'phone' : form === 'LOGIN_EMAIL_OTP' ? 'email' : null
const resending = (channel: OtpChannel) => (channel === 'phone' ? 'resendingOtp' : 'resendingEmailOtp')
const isResending = (state: LoginState | SignupState): boolean =>
  state === 'resendingOtp' || state === 'resendingEmailOtp'

/** True when the channel's code belongs to this form, its countdown is at 0 and no resend is under way (section 4). */
export function canResend(flow: AuthFlow, channel: OtpChannel, now: number): boolean {
  if (flow.pending || isResending(flow.loginState) || isResending(flow.signupState)) return false
  const isHere = flow.form === 'SIGNUP_OTP' || loginChannel(flow.form) === channel
  const nextSendAt = channel === 'phone' ? flow.nextPhoneSendAt : flow.nextEmailSendAt
  return isHere && (nextSendAt === null || nextSendAt <= now)
}

const withState = (flow: AuthFlow, state: SignupState): AuthFlow =>
  isSignup(flow.form) ? { ...flow, signupState: state } : { ...flow, loginState: state as LoginState }

export const startResend = (flow: AuthFlow, { channel, now }: EventOf<'resendStarted'>): AuthFlow =>
  canResend(flow, channel, now) ? withState(flow, resending(channel)) : flow

const isWaitingFor = (flow: AuthFlow, channel: OtpChannel): boolean =>
  (isSignup(flow.form) ? flow.signupState : flow.loginState) === resending(channel)

const stateAfter = ({ form, sent }: AuthFlow, channel: OtpChannel): SignupState =>
  isSignup(form) ? sentState(sent) : channel === 'phone' ? 'otpSent' : 'emailOtpSent'

export function endWithCode(flow: AuthFlow, { channel, now }: EventOf<'resent'>): AuthFlow {
  if (!isWaitingFor(flow, channel)) return flow
  const next = isSignup(flow.form) ? { ...flow, sent: { ...flow.sent, [channel]: true } } : flow
  return { ...withState(next, stateAfter(next, channel)), ...timerOf(channel, now) }
}

export const endWithout = (flow: AuthFlow, { channel }: EventOf<'resendFailed'>): AuthFlow =>
  isWaitingFor(flow, channel) ? withState(flow, stateAfter(flow, channel)) : flow
