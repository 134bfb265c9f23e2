import { describe, expect, it } from 'vitest'
import { AUTH_NOTICES, type AuthCall, failureText } from '#domain/auth/authNotices.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { NOTICES } from '#domain/text/notices.ts'

type Shown = 'alert' | `error snackbar, ${number} s`

/**
 * Spec 8: which refusals are an alert, and that a refused login OTP of a phone stays for 10 s; other snackbars stay for
 * 5 s (spec 2). The text is the server's; the last column shows when it sent none.
 */
const FAILURES: [call: AuthCall, shown: Shown, fallback: string][] = [
  ['loginAndSendOtp', 'alert', 'Some error occurred while sending OTP.'],
  ['loginemailotp', 'alert', 'Some error occurred while sending OTP.'],
  ['verifyOtp', 'error snackbar, 10 s', 'Something went wrong'],
  ['verifyEmailOtp', 'alert', 'Something went wrong'],
  ['resendOtp', 'error snackbar, 5 s', 'Could not resend OTP. Contact Support.'],
  ['resendEmailOtp', 'alert', 'Could not resend OTP. Contact Support.'],
  ['signupAndSendOtp', 'error snackbar, 5 s', 'Error in signing up'],
  ['verifySignupOtp', 'error snackbar, 5 s', 'Error in signing up'],
  ['resendSignupOtp', 'error snackbar, 5 s', 'Could not resend OTP. Contact Support.'],
  ['resendSignupEmailOtp', 'alert', 'Could not resend OTP. Contact Support.'],
]

const shownAs = (call: AuthCall): Shown => {
  const { failAs, failMs } = AUTH_NOTICES[call]
  return failAs === 'alert' ? 'alert' : `error snackbar, ${failMs / 1000} s`
}

describe('a refusal of an auth call', () => {
  it('has a row for each call', () =>
    expect(FAILURES.map(([call]) => call).toSorted()).toEqual(Object.keys(AUTH_NOTICES).toSorted()))

  it.each(FAILURES)('%s shows as %s, by default with "%s"', (call, shown, fallback) => {
    expect(shownAs(call)).toBe(shown)
    expect(failureText(call, { message: 'Too many requests' }, MESSAGES)).toBe('Too many requests')
    expect(failureText(call, { message: '' }, MESSAGES)).toBe(fallback)
  })

  it.each(FAILURES)('%s shows "Some error occurred" without a response', (call) =>
    expect(failureText(call, null, MESSAGES)).toBe('Some error occurred'),
  )
})

describe('the message while a call runs', () => {
  it.each([
    ['loginAndSendOtp', 'Please wait while we send you an OTP. It may take upto 10 seconds...', 10],
    ['loginemailotp', 'Please wait while we send you an OTP. It may take upto 10 seconds...', 10],
    ['signupAndSendOtp', 'Please wait while we sign you up. It may take upto 10 seconds...', 10],
    ['resendOtp', 'Sending OTP! It may take a few seconds..', 5],
    ['resendEmailOtp', 'Sending OTP! It may take a few seconds..', 5],
    ['resendSignupOtp', 'Sending OTP! It may take a few seconds..', 5],
    ['resendSignupEmailOtp', 'Sending OTP! It may take a few seconds..', 5],
    ['verifyOtp', 'Verifying OTP! It may take a few seconds..', 5],
    ['verifyEmailOtp', 'Verifying OTP! It may take a few seconds..', 5],
    ['verifySignupOtp', 'Verifying OTP! It may take a few seconds..', 5],
  ] as [AuthCall, string, number][])('%s says "%s" for %i s', (call, text, seconds) => {
    const { wait, waitMs } = AUTH_NOTICES[call]
    expect([MESSAGES[wait], waitMs]).toEqual([text, seconds * 1000])
  })
})

describe('the success message', () => {
  it.each([
    ['loginAndSendOtp', 'OTP sent successfully', 'success'],
    ['loginemailotp', 'OTP sent successfully', 'success'],
    ['signupAndSendOtp', 'OTP sent successfully', 'success'],
    ['resendOtp', 'OTP sent again!', 'success'],
    ['resendEmailOtp', 'OTP sent again!', 'success'],
    ['resendSignupOtp', 'OTP sent again!', 'success'],
    ['resendSignupEmailOtp', 'OTP sent again!', 'success'],
    ['verifyOtp', 'Successfully verified OTP! Logging you in..', 'info'],
    ['verifyEmailOtp', 'Successfully verified OTP! Logging you in..', 'info'],
    ['verifySignupOtp', 'OTP verified successfully. Logging in..', 'info'],
  ] as [AuthCall, string, string][])('%s: "%s", %s', (call, text, shown) => {
    const { done, doneAs } = AUTH_NOTICES[call]
    expect([MESSAGES[done], doneAs]).toEqual([text, shown])
  })
})

describe('outside the dialog', () => {
  it.each([
    ['updateuserdoc', 'alert', 'Some error occurred.'],
    ['nameNeedsLetter', 'alert', 'Failed to update, name must contain at least one alphabet!'],
    ['signout', 'snackbar', 'Some error occurred'],
    ['dataRead', 'silent', undefined],
  ] as const)('a failure of %s shows as %s: %s', (what, failAs, fallback) => {
    const notice = NOTICES[what]
    expect([notice.failAs, notice.fallback && MESSAGES[notice.fallback]]).toEqual([failAs, fallback])
  })

  it('confirms a saved profile', () => {
    const { done, doneAs } = NOTICES.updateuserdoc
    expect([done && MESSAGES[done], doneAs]).toEqual(['Your profile has been Updated', 'success'])
  })
})
