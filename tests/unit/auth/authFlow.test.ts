import { describe, expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import { type AuthEvent, type AuthFlow, INITIAL_FLOW } from '#domain/auth/authFlowState.ts'
import { EVENTS, type EventName, STATES, type StateName } from './flowStates.ts'

/** Form, login state, signup state and pending call as one text. */
const line = ({ form, loginState, signupState, pending }: AuthFlow): string =>
  [form, loginState, signupState, pending ?? '-'].join(' ')

const START = 'LOGIN initial initial -'
const IN_EMAIL = 'LOGIN_EMAIL initial initial -'
const IN_SIGNUP = 'SIGNUP initial initial -'
const typing = (at: string, ...fields: EventName[]) => Object.fromEntries(fields.map((name) => [name, at]))

/** The next state by state and event; events that are not listed must change nothing. */
const TABLE: Record<StateName, Partial<Record<EventName, string>>> = {
  LOGIN: {
    ...typing(START, 'typed'),
    sendStarted: 'LOGIN initial initial send',
    resumed: 'LOGIN_OTP otpSent initial -',
    'resumed:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    signupResumed: IN_SIGNUP,
    emailLoginChosen: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN sending': {
    sendFailed: START,
    'sendFailed:undelivered': START,
    otpSent: 'LOGIN_OTP otpSent initial -',
    'otpSent:long': 'LOGIN_OTP otpSent initial -',
  },
  LOGIN_OTP: {
    ...typing('LOGIN_OTP otpSent initial -', 'typed:otp'),
    verifyStarted: 'LOGIN_OTP otpSent initial verify',
    resendStarted: 'LOGIN_OTP resendingOtp initial -',
    changePressed: START,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_OTP verifying': {
    verifyFailed: 'LOGIN_OTP otpSent initial -',
    'verifyFailed:phone': 'LOGIN_OTP otpSent initial -',
    steppedUp: 'LOGIN_OTP otpSent initial -',
    'steppedUp:email': 'LOGIN_OTP otpSent initial -',
    noAccount: IN_SIGNUP,
    signedIn: 'LOGIN_OTP otpSent initial verify',
  },
  'LOGIN_OTP resending': {
    ...typing('LOGIN_OTP resendingOtp initial -', 'typed:otp'),
    verifyStarted: 'LOGIN_OTP resendingOtp initial verify',
    resent: 'LOGIN_OTP otpSent initial -',
    resendFailed: 'LOGIN_OTP otpSent initial -',
    changePressed: START,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_OTP stepped up': {
    ...typing('LOGIN_OTP otpSent initial -', 'typed:otp'),
    verifyStarted: 'LOGIN_OTP otpSent initial verify',
    resendStarted: 'LOGIN_OTP resendingOtp initial -',
    changePressed: START,
    signupChosen: IN_SIGNUP,
  },
  LOGIN_EMAIL: {
    ...typing(IN_EMAIL, 'typed:email'),
    sendStarted: 'LOGIN_EMAIL initial initial send',
    resumed: 'LOGIN_OTP otpSent initial -',
    'resumed:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    signupResumed: IN_SIGNUP,
    phoneLoginChosen: START,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_EMAIL sending': {
    sendFailed: IN_EMAIL,
    'sendFailed:undelivered': IN_EMAIL,
    otpSent: 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    'otpSent:long': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
  },
  LOGIN_EMAIL_OTP: {
    ...typing('LOGIN_EMAIL_OTP emailOtpSent initial -', 'typed:emailOtp'),
    verifyStarted: 'LOGIN_EMAIL_OTP emailOtpSent initial verify',
    'resendStarted:email': 'LOGIN_EMAIL_OTP resendingEmailOtp initial -',
    changePressed: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_EMAIL_OTP verifying': {
    verifyFailed: 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    'verifyFailed:phone': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    steppedUp: 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    'steppedUp:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    noAccount: IN_SIGNUP,
    signedIn: 'LOGIN_EMAIL_OTP emailOtpSent initial verify',
  },
  'LOGIN_EMAIL_OTP resending': {
    ...typing('LOGIN_EMAIL_OTP resendingEmailOtp initial -', 'typed:emailOtp'),
    verifyStarted: 'LOGIN_EMAIL_OTP resendingEmailOtp initial verify',
    'resent:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    'resendFailed:email': 'LOGIN_EMAIL_OTP emailOtpSent initial -',
    changePressed: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  'LOGIN_EMAIL_OTP stepped up': {
    ...typing('LOGIN_EMAIL_OTP emailOtpSent initial -', 'typed:emailOtp'),
    verifyStarted: 'LOGIN_EMAIL_OTP emailOtpSent initial verify',
    changePressed: IN_EMAIL,
    signupChosen: IN_SIGNUP,
  },
  SIGNUP: {
    ...typing(
      IN_SIGNUP,
      'typed',
      'typed:name',
      'typed:email',
      'answered',
      'countryChosen',
      'otpMethodChosen',
    ),
    sendStarted: 'SIGNUP initial initial send',
    loginChosen: START,
  },
  'SIGNUP sending': {
    sendFailed: IN_SIGNUP,
    'sendFailed:undelivered': IN_SIGNUP,
    signupOtpSent: 'SIGNUP_OTP initial otpSent -',
    'signupOtpSent:email': 'SIGNUP_OTP initial emailOtpSent -',
    'signupOtpSent:phone': 'SIGNUP_OTP initial phoneOtpSent -',
    'signupOtpSent:proven': 'SIGNUP_OTP initial initial -',
    'signupOtpSent:stays': 'SIGNUP initial emailOtpSent -',
  },
  'SIGNUP emailOtpSent': {
    ...typing(
      'SIGNUP initial emailOtpSent -',
      ...(['typed', 'typed:name', 'typed:email', 'answered', 'countryChosen', 'otpMethodChosen'] as const),
    ),
    sendStarted: 'SIGNUP initial emailOtpSent send',
    loginChosen: START,
  },
  'SIGNUP_OTP otpSent': {
    ...typing('SIGNUP_OTP initial otpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial otpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    'resendStarted:email': 'SIGNUP_OTP initial resendingEmailOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP emailOtpSent': {
    ...typing('SIGNUP_OTP initial emailOtpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial emailOtpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    'resendStarted:email': 'SIGNUP_OTP initial resendingEmailOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP phoneOtpSent': {
    ...typing('SIGNUP_OTP initial phoneOtpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial phoneOtpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    'resendStarted:email': 'SIGNUP_OTP initial resendingEmailOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP verifying': {
    verifyFailed: 'SIGNUP_OTP initial otpSent -',
    'verifyFailed:phone': 'SIGNUP_OTP initial otpSent -',
    steppedUp: 'SIGNUP_OTP initial otpSent -',
    'steppedUp:email': 'SIGNUP_OTP initial otpSent -',
    signedIn: 'SIGNUP_OTP initial otpSent verify',
  },
  'SIGNUP_OTP proven': {
    verifyFailed: 'SIGNUP_OTP initial initial -',
    'verifyFailed:phone': IN_SIGNUP,
    steppedUp: 'SIGNUP_OTP initial initial -',
    'steppedUp:email': 'SIGNUP_OTP initial initial -',
    signedIn: 'SIGNUP_OTP initial initial verify',
  },
  'SIGNUP_OTP stepped up': {
    ...typing('SIGNUP_OTP initial otpSent -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial otpSent verify',
    resendStarted: 'SIGNUP_OTP initial resendingOtp -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP resending phone': {
    ...typing('SIGNUP_OTP initial resendingOtp -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial resendingOtp verify',
    resent: 'SIGNUP_OTP initial otpSent -',
    resendFailed: 'SIGNUP_OTP initial otpSent -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
  'SIGNUP_OTP resending email': {
    ...typing('SIGNUP_OTP initial resendingEmailOtp -', 'typed:otp', 'typed:emailOtp'),
    verifyStarted: 'SIGNUP_OTP initial resendingEmailOtp verify',
    'resent:email': 'SIGNUP_OTP initial otpSent -',
    'resendFailed:email': 'SIGNUP_OTP initial otpSent -',
    changeSignupValuesPressed: IN_SIGNUP,
    loginChosen: START,
  },
}

describe('the dialog’s transition table', () => {
  for (const [name, flow] of Object.entries(STATES) as [StateName, AuthFlow][]) {
    it.each(Object.keys(EVENTS) as EventName[])(`${name} on %s`, (event) => {
      const next = authFlow(flow, EVENTS[event] as AuthEvent)
      if (event === 'opened' || event === 'closed') expect(next).toEqual(INITIAL_FLOW)
      else if (TABLE[name][event]) expect(line(next)).toBe(TABLE[name][event])
      else expect(next).toBe(flow)
    })
  }
})

describe('on a page with a known person', () => {
  const known = (person: { name: string; phone: string }) =>
    authFlow(INITIAL_FLOW, { type: 'opened', known: person })

  it('login and sign-up are prefilled with the earlier name and phone', () => {
    const flow = known({ name: ' Asha Rao ', phone: '+91 98000 10421' })
    expect(flow).toMatchObject({ form: 'LOGIN', login: { phone: '9800010421' } })
    expect(flow.signup).toMatchObject({ name: 'Asha Rao', phone: '9800010421' })
    expect(authFlow(flow, { type: 'closed' })).toEqual(INITIAL_FLOW)
  })

  it('an incomplete phone is not prefilled', () => {
    expect(known({ name: '', phone: '98000' })).toEqual(INITIAL_FLOW)
  })
})
