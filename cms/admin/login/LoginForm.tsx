'use client'
import { type FormEvent, useState } from 'react'
import { loginPhoneDigits } from '#domain/auth/loginPhone.ts'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import { filterEmailKeys } from '#domain/people/EmailSchema.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { resendText, useStaffSignIn } from './useStaffSignIn.ts'

type LoginMethod = 'phone' | 'email'
const PHONE_LENGTH = 10

/** Hint for the fields that are still incomplete; empty when there are none. */
function missingText(missing: LoginMethod | 'code' | null): string {
  if (missing === 'phone') return `Enter the ${PHONE_LENGTH} digits of your phone number.`
  if (missing === 'email') return 'Enter your e-mail.'
  return missing === 'code' ? `Enter the ${LONG_OTP_LENGTH}-digit code.` : ''
}

/** Login in two steps: identifier, then 6-digit code. Errors keep the typed values. */
export function LoginForm({ next }: { next: string }) {
  const [way, setWay] = useState<LoginMethod>('phone')
  const [values, setValues] = useState({ phone: '', email: '' })
  const signIn = useStaffSignIn()
  const { step, code, problem, isBusy, left } = signIn

  const identifier = way === 'phone' ? values.phone : values.email
  const canSend = way === 'phone' ? values.phone.length === PHONE_LENGTH : values.email.includes('@')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (step === 'identifier') await signIn.send(identifier)
    else if (await signIn.verify(identifier)) window.location.assign(next)
  }

  const field = (name: LoginMethod, value: string) => setValues((before) => ({ ...before, [name]: value }))
  const isPhone = way === 'phone'
  const missing = missingText(step === 'code' ? (signIn.isCodeWhole ? null : 'code') : canSend ? null : way)
  return (
    <form className="admin-login__body" onSubmit={submit} noValidate>
      <h1>Sign in to the panel</h1>
      <p className="admin-login__lead">For admins, sub admins, experts and franchisees.</p>
      <label htmlFor="identifier">
        {isPhone ? 'Phone number' : 'E-mail'}
        {isPhone && <span aria-hidden>{`${values.phone.length}/${PHONE_LENGTH}`}</span>}
      </label>
      <div className="admin-login__field">
        {isPhone && <span className="admin-login__prefix">+91</span>}
        <input
          key={way}
          id="identifier"
          name="identifier"
          type={isPhone ? 'tel' : 'email'}
          inputMode={isPhone ? 'numeric' : 'email'}
          autoComplete={isPhone ? 'tel-national' : 'email'}
          maxLength={isPhone ? undefined : 254}
          value={identifier}
          disabled={step === 'code'}
          onChange={(event) =>
            field(way, isPhone ? loginPhoneDigits(event.target.value) : filterEmailKeys(event.target.value))
          }
        />
        {step === 'code' && (
          <button type="button" className="admin-login__link" onClick={signIn.back}>
            {MESSAGES.change}
          </button>
        )}
      </div>
      {step === 'code' && (
        <>
          <label htmlFor="code">
            Code <span aria-hidden>{`${code.length}/${LONG_OTP_LENGTH}`}</span>
          </label>
          <div className="admin-login__field">
            <input
              ref={signIn.codeField}
              id="code"
              name="code"
              className="admin-login__code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              onChange={(event) => signIn.typeCode(event.target.value)}
            />
          </div>
          <p className="admin-login__hint">{MESSAGES.otpNotice}</p>
        </>
      )}
      <p className="admin-login__error" role="alert">
        {problem}
      </p>
      <button
        className="admin-login__primary"
        type="submit"
        disabled={isBusy || missing !== ''}
        aria-describedby={missing ? 'missing' : undefined}
      >
        {step === 'code' ? MESSAGES.verify : isPhone ? MESSAGES.requestPhoneOtp : MESSAGES.requestEmailOtp}
      </button>
      {missing ? (
        <p id="missing" className="admin-login__hint">
          {missing}
        </p>
      ) : null}
      {step === 'code' ? (
        <button
          className="admin-login__second"
          type="button"
          disabled={left > 0 || isBusy}
          onClick={() => void signIn.send(identifier)}
        >
          {resendText(left)}
        </button>
      ) : (
        <>
          <p className="admin-login__or">{MESSAGES.or}</p>
          <button
            className="admin-login__second"
            type="button"
            onClick={() => setWay(isPhone ? 'email' : 'phone')}
          >
            {isPhone ? MESSAGES.loginWithEmail : MESSAGES.loginWithPhone}
          </button>
        </>
      )}
    </form>
  )
}
