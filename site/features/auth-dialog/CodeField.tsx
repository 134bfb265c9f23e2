'use client'
import type { Ref } from 'react'
import { isSignup, type OtpChannel } from '#domain/auth/authFlowState.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { OtpField } from '#site/ui/OtpField.tsx'
import type { Auth } from './useAuthFlow.ts'

type CodeFieldProps = { auth: Auth; channel: OtpChannel; inputRef?: Ref<HTMLInputElement> }

const LABELS = { phone: 'Phone OTP', email: 'Email OTP' }
const FIELDS = { phone: 'otp', email: 'emailOtp' } as const

/** One code of the step: its four digits and the notice. */
export function CodeField({ auth, channel, inputRef }: CodeFieldProps) {
  const { flow, dispatch } = auth
  const field = FIELDS[channel]
  const values = isSignup(flow.form) ? flow.signup : flow.login
  return (
    <OtpField
      label={LABELS[channel]}
      name={field}
      value={values[field]}
      onChange={(value) => dispatch({ type: 'typed', field, value })}
      error={flow.codeError || undefined}
      help={MESSAGES.otpNotice}
      inputRef={inputRef}
    />
  )
}
