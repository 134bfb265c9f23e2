import { describe, expect, it } from 'vitest'
import { AUTH_NOTICES, type AuthCall, failureText } from '#domain/auth/authNotices.ts'
import { MESSAGES } from '#domain/text/messages.ts'

describe('place and duration of an error message (spec 8)', () => {
  it.each([
    ['loginAndSendOtp', 'alert', 'Some error occurred while sending OTP.'],
    ['loginemailotp', 'alert', 'Some error occurred while sending OTP.'],
    ['verifyOtp', 'snackbar 10000', 'Something went wrong'],
    ['verifyEmailOtp', 'alert', 'Something went wrong'],
    ['resendOtp', 'snackbar 5000', 'Could not resend OTP. Contact Support.'],
    ['resendEmailOtp', 'alert', 'Could not resend OTP. Contact Support.'],
    ['signupAndSendOtp', 'snackbar 5000', 'Error in signing up'],
    ['verifySignupOtp', 'snackbar 5000', 'Error in signing up'],
    ['resendSignupOtp', 'snackbar 5000', 'Could not resend OTP. Contact Support.'],
    ['resendSignupEmailOtp', 'alert', 'Could not resend OTP. Contact Support.'],
  ] as [AuthCall, string, string][])('%s: %s, else "%s"', (call, channel, fallback) => {
    const { failAs, failMs } = AUTH_NOTICES[call]
    expect(failAs === 'alert' ? failAs : `${failAs} ${failMs}`).toBe(channel)
    expect(failureText(call, { message: '' }, MESSAGES)).toBe(fallback)
    expect(failureText(call, { message: 'from the server' }, MESSAGES)).toBe('from the server')
    expect(failureText(call, null, MESSAGES)).toBe('Some error occurred')
  })
})

describe('the message while a call runs', () => {
  it.each([
    ['loginAndSendOtp', 'Please wait while we send you an OTP. It may take upto 10 seconds...', 10_000],
    ['loginemailotp', 'Please wait while we send you an OTP. It may take upto 10 seconds...', 10_000],
    ['signupAndSendOtp', 'Please wait while we sign you up. It may take upto 10 seconds...', 10_000],
    ['verifyOtp', 'Verifying OTP! It may take a few seconds..', 5000],
    ['resendOtp', 'Sending OTP! It may take a few seconds..', 5000],
  ] as [AuthCall, string, number][])('%s: %s', (call, text, ms) => {
    const { wait, waitMs } = AUTH_NOTICES[call]
    expect([MESSAGES[wait], waitMs]).toEqual([text, ms])
  })

  it('the message after success', () => {
    const done = (call: AuthCall) => [MESSAGES[AUTH_NOTICES[call].done], AUTH_NOTICES[call].doneAs]
    expect(done('loginAndSendOtp')).toEqual(['OTP sent successfully', 'success'])
    expect(done('resendOtp')).toEqual(['OTP sent again!', 'success'])
    expect(done('verifyOtp')).toEqual(['Successfully verified OTP! Logging you in..', 'info'])
    expect(done('verifySignupOtp')).toEqual(['OTP verified successfully. Logging in..', 'info'])
  })
})
