import { expect, it } from 'vitest'
import { authFlow } from '#domain/auth/authFlow.ts'
import { type AuthEvent, type AuthFlow, INITIAL_FLOW } from '#domain/auth/authFlowState.ts'
import { resumableIdentifier } from '#domain/auth/resumableIdentifier.ts'
import { clearSignup, storedSignup, storeSignup } from '#site/features/auth-dialog/storedSignups.ts'

const NOW = 1_000_000
const TEN_MINUTES = 600_000
const run = (flow: AuthFlow, ...events: AuthEvent[]): AuthFlow => events.reduce(authFlow, flow)
const PROVEN = run(
  INITIAL_FLOW,
  { type: 'typed', field: 'phone', value: '9876543210' },
  { type: 'sendStarted' },
  { type: 'otpSent', now: NOW, otpLength: 4 },
  { type: 'verifyStarted' },
  { type: 'noAccount', now: NOW },
  { type: 'typed', field: 'name', value: 'Asha Rao' },
)
const signupSent: AuthEvent = {
  type: 'signupOtpSent',
  now: NOW,
  sent: { phone: false, email: false },
  proven: { phone: true, email: false },
  isEmailOtpSent: false,
  otpLength: { phone: 4, email: 4 },
}

it('a closed sign-up can be resumed with its phone and name for ten minutes', () => {
  storeSignup('demo', PROVEN, NOW)
  expect(storedSignup('demo2', NOW)).toBeNull()
  const kept = storedSignup('demo', NOW + TEN_MINUTES - 1)
  expect(kept?.to).toBe('…3210')
  const again = run(INITIAL_FLOW, { type: 'signupResumed', signup: kept?.signup as AuthFlow })
  expect(again).toMatchObject({
    form: 'SIGNUP',
    signup: { name: 'Asha Rao', phone: '9876543210' },
    proven: { phone: '+919876543210' },
  })
  expect(storedSignup('demo', NOW + TEN_MINUTES)).toBeNull()
  expect(storedSignup('demo', NOW)).toBeNull()
})

it('a finished sign-up is not kept when its dialog closes', () => {
  const done = run(
    PROVEN,
    { type: 'sendStarted' },
    signupSent,
    { type: 'verifyStarted' },
    { type: 'signedIn' },
  )
  expect(done.isDone).toBe(true)
  expect(resumableIdentifier(done, NOW)).toBeNull()
})

it('an expired sign-up is not offered', () => {
  storeSignup('demo', PROVEN, NOW)
  clearSignup('demo')
  expect(storedSignup('demo', NOW)).toBeNull()
})

it.each([
  ['nothing was proven', run(INITIAL_FLOW, { type: 'signupChosen' })],
  ['it is a login', INITIAL_FLOW],
  [
    'the server no longer accepts the proof',
    run(
      PROVEN,
      { type: 'sendStarted' },
      {
        type: 'signupOtpSent',
        now: NOW,
        isEmailOtpSent: false,
        otpLength: { phone: 4, email: 4 },
        sent: { phone: false, email: false },
        proven: { phone: true, email: false },
      },
      { type: 'verifyStarted' },
      { type: 'verifyFailed', message: 'Wrong', channel: 'phone' },
    ),
  ],
])('is not resumed where %s', (_why, flow) => expect(resumableIdentifier(flow, NOW)).toBeNull())
