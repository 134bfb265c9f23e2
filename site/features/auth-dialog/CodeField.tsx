'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { isSignup, type OtpChannel } from '#domain/auth/authFlowState.ts'
import { extractCode } from '#domain/auth/extractCode.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { OtpField } from '#site/ui/fields/OtpField.tsx'
import type { Auth } from './useAuthFlow.ts'
import { useWebOtp } from './useWebOtp.ts'

type CodeFieldProps = { auth: Auth; channel: OtpChannel; inputRef?: RefObject<HTMLInputElement | null> }

const LABELS = { phone: 'phoneOtp', email: 'emailOtp' } as const
const FIELDS = { phone: 'otp', email: 'emailOtp' } as const

/**
 * One code of the step: its digits and the notice. When it is refused it gets the focus, selected for another
 * try; a code that the phone autofills is verified at once.
 */
export function CodeField({ auth, channel, inputRef }: CodeFieldProps) {
  const t = useTexts('auth')
  const m = useTexts('messages')
  const { flow, dispatch, verify } = auth
  const field = FIELDS[channel]
  const values = isSignup(flow.form) ? flow.signup : flow.login
  const localRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? localRef
  const isFirst = inputRef !== undefined
  const { codeError, sentAt } = flow
  const hasError = codeError !== null && (codeError.channel === null || codeError.channel === channel)
  useEffect(() => {
    if (!codeError || !(codeError.channel === channel || (codeError.channel === null && isFirst))) return
    input.current?.focus()
    input.current?.select()
  }, [codeError, channel, isFirst, input])
  useWebOtp(channel === 'phone' && sentAt !== null, (code) => {
    dispatch({ type: 'typed', field, value: extractCode(code, flow.otpLength[channel]) })
    verify()
  })
  return (
    <OtpField
      label={t[LABELS[channel]]}
      name={field}
      length={flow.otpLength[channel]}
      value={values[field]}
      onChange={(value) => dispatch({ type: 'typed', field, value })}
      error={(hasError && codeError.message) || undefined}
      help={isSignup(flow.form) && !flow.sent[channel] ? t.notSentYet : m.otpNotice}
      inputRef={input}
    />
  )
}
