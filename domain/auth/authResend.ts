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

/** When the channel takes the next send; ms since epoch. */
export const deadlineOf = (channel: OtpChannel, at: number) =>
  channel === 'phone' ? { nextPhoneSendAt: at } : { nextEmailSendAt: at }

/** What a send to the channel starts: its countdown of 30 s (spec 4), and the time its code lives. */
export const timerOf = (channel: OtpChannel, now: number) => ({
  ...deadlineOf(channel, now + OTP_RESEND_GAP_MS),
  sentAt: now,
})

/** Spec 4: which codes of a sign-up went out. */
export const sentState = ({ phone, email }: AuthFlow['sent']): SignupState =>
  phone && email ? 'otpSent' : phone ? 'phoneOtpSent' : email ? 'emailOtpSent' : 'initial'

/** The channel a login form sends codes by. */
const loginChannel = (form: FormState): OtpChannel | null =>
  form === 'LOGIN_OTP' ? 'phone' : form === 'LOGIN_EMAIL_OTP' ? 'email' : null
const resending = (channel: OtpChannel) => (channel === 'phone' ? 'resendingOtp' : 'resendingEmailOtp')
const isResending = (state: LoginState | SignupState): boolean =>
  state === 'resendingOtp' || state === 'resendingEmailOtp'

/** True when the channel's code belongs to this form, its countdown is at 0 and no resend is under way (spec 4). */
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

const codeOf = (channel: OtpChannel) => (channel === 'phone' ? { otp: '' } : { emailOtp: '' })

/** The flow without what was typed of the channel's code. */
export const clearCode = (flow: AuthFlow, channel: OtpChannel): AuthFlow =>
  isSignup(flow.form)
    ? { ...flow, signup: { ...flow.signup, ...codeOf(channel) } }
    : { ...flow, login: { ...flow.login, ...codeOf(channel) } }

/** A new code replaces the one before, so what was typed of that one goes. */
export function endWithCode(flow: AuthFlow, { channel, now, otpLength }: EventOf<'resent'>): AuthFlow {
  if (!isWaitingFor(flow, channel)) return flow
  const next = isSignup(flow.form) ? { ...flow, sent: { ...flow.sent, [channel]: true } } : flow
  return {
    ...clearCode(withState(next, stateAfter(next, channel)), channel),
    ...timerOf(channel, now),
    otpLength: { ...flow.otpLength, [channel]: otpLength },
    stepUp: flow.stepUp && 'sent',
    undelivered: null,
    codeError: null,
  }
}

export const endWithout = (flow: AuthFlow, { channel, isUndelivered }: EventOf<'resendFailed'>): AuthFlow =>
  isWaitingFor(flow, channel)
    ? {
        ...withState(flow, stateAfter(flow, channel)),
        undelivered: isUndelivered ? channel : flow.undelivered,
      }
    : flow
