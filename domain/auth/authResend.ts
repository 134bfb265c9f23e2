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

/** The state change that sets when the channel accepts its next send; ms since epoch. */
export const resendDeadline = (channel: OtpChannel, at: number) =>
  channel === 'phone' ? { nextPhoneSendAt: at } : { nextEmailSendAt: at }

/**
 * The state change of a send: the channel's resend countdown of 30 s (spec 4), and the time its code was
 * sent.
 */
export const resendTimer = (channel: OtpChannel, now: number) => ({
  ...resendDeadline(channel, now + OTP_RESEND_GAP_MS),
  sentAt: now,
})

/** The sign-up state for the codes that were sent (spec 4). */
export const signupStateAfterSend = ({ phone, email }: AuthFlow['sent']): SignupState =>
  phone && email ? 'otpSent' : phone ? 'phoneOtpSent' : email ? 'emailOtpSent' : 'initial'

/** The channel to which a login form sends codes; null for other forms. */
const loginChannel = (form: FormState): OtpChannel | null =>
  form === 'LOGIN_OTP' ? 'phone' : form === 'LOGIN_EMAIL_OTP' ? 'email' : null
const resending = (channel: OtpChannel) => (channel === 'phone' ? 'resendingOtp' : 'resendingEmailOtp')
const isResending = (state: LoginState | SignupState): boolean =>
  state === 'resendingOtp' || state === 'resendingEmailOtp'

/**
 * True when the form uses a code of this channel, its countdown is at 0 and no resend is running (spec 4).
 */
export function canResend(flow: AuthFlow, channel: OtpChannel, now: number): boolean {
  if (flow.pending || isResending(flow.loginState) || isResending(flow.signupState)) return false
  const usesChannel = flow.form === 'SIGNUP_OTP' || loginChannel(flow.form) === channel
  const nextSendAt = channel === 'phone' ? flow.nextPhoneSendAt : flow.nextEmailSendAt
  return usesChannel && (nextSendAt === null || nextSendAt <= now)
}

const withState = (flow: AuthFlow, state: SignupState): AuthFlow =>
  isSignup(flow.form) ? { ...flow, signupState: state } : { ...flow, loginState: state as LoginState }

export const startResend = (flow: AuthFlow, { channel, now }: EventOf<'resendStarted'>): AuthFlow =>
  canResend(flow, channel, now) ? withState(flow, resending(channel)) : flow

const isWaitingFor = (flow: AuthFlow, channel: OtpChannel): boolean =>
  (isSignup(flow.form) ? flow.signupState : flow.loginState) === resending(channel)

const stateAfter = ({ form, sent }: AuthFlow, channel: OtpChannel): SignupState =>
  isSignup(form) ? signupStateAfterSend(sent) : channel === 'phone' ? 'otpSent' : 'emailOtpSent'

const emptyCode = (channel: OtpChannel) => (channel === 'phone' ? { otp: '' } : { emailOtp: '' })

/** The flow with the channel's typed code cleared. */
export const clearCode = (flow: AuthFlow, channel: OtpChannel): AuthFlow =>
  isSignup(flow.form)
    ? { ...flow, signup: { ...flow.signup, ...emptyCode(channel) } }
    : { ...flow, login: { ...flow.login, ...emptyCode(channel) } }

/** A new code replaces the previous one, so what was typed of that one is cleared. */
export function completeResend(flow: AuthFlow, { channel, now, otpLength }: EventOf<'resent'>): AuthFlow {
  if (!isWaitingFor(flow, channel)) return flow
  const next = isSignup(flow.form) ? { ...flow, sent: { ...flow.sent, [channel]: true } } : flow
  return {
    ...clearCode(withState(next, stateAfter(next, channel)), channel),
    ...resendTimer(channel, now),
    otpLength: { ...flow.otpLength, [channel]: otpLength },
    stepUp: flow.stepUp && 'sent',
    undelivered: null,
    codeError: null,
  }
}

export const failResend = (flow: AuthFlow, { channel, isUndelivered }: EventOf<'resendFailed'>): AuthFlow =>
  isWaitingFor(flow, channel)
    ? {
        ...withState(flow, stateAfter(flow, channel)),
        undelivered: isUndelivered ? channel : flow.undelivered,
      }
    : flow
