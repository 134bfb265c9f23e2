'use client'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LONG_OTP_LENGTH, OTP_RESEND_GAP_MS } from '#domain/auth/policy.ts'
import { onlyEmailKeys } from '#domain/people/EmailSchema.ts'
import { onlyDigits } from '#domain/people/indianPhone.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { call } from './call.ts'

type Way = 'phone' | 'email'
const PHONE_LENGTH = 10

/** Identifier, then the 6-digit code, in one place; what was typed survives every error. */
export function LoginForm({ next }: { next: string }) {
  const [way, setWay] = useState<Way>('phone')
  const [step, setStep] = useState<'identifier' | 'code'>('identifier')
  const [values, setValues] = useState({ phone: '', email: '' })
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState(0)
  const left = useCountdown(resendAt)
  const codeField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (step === 'code') codeField.current?.focus()
  }, [step])

  const identifier = way === 'phone' ? values.phone : values.email
  const canSend = way === 'phone' ? values.phone.length === PHONE_LENGTH : values.email.includes('@')

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setError('')
    await work()
    setBusy(false)
  }

  const send = () =>
    run(async () => {
      const answer = await call('/admin/sendOtp', { identifier })
      if (!answer.apiSuccess) return setError(answer.message)
      setResendAt(Date.now() + OTP_RESEND_GAP_MS)
      setCode('')
      setStep('code')
    })

  const verify = () =>
    run(async () => {
      const verified = await call('/admin/verifyOtp', { identifier, otp: code })
      if (!verified.apiSuccess) return setError(verified.message)
      const session = await call('/admin/usersession', { signInToken: verified.signInToken })
      if (!session.apiSuccess) return setError(session.message)
      window.location.assign(next)
    })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (step === 'identifier' ? send() : verify())
  }

  const field = (name: Way, value: string) => setValues((before) => ({ ...before, [name]: value }))
  const isPhone = way === 'phone'
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
          maxLength={isPhone ? PHONE_LENGTH : 254}
          value={identifier}
          disabled={step === 'code'}
          onChange={(event) =>
            field(
              way,
              isPhone
                ? onlyDigits(event.target.value).slice(-PHONE_LENGTH)
                : onlyEmailKeys(event.target.value),
            )
          }
        />
        {step === 'code' && (
          <button type="button" className="admin-login__link" onClick={() => setStep('identifier')}>
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
              ref={codeField}
              id="code"
              name="code"
              className="admin-login__code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              onChange={(event) => setCode(onlyDigits(event.target.value).slice(0, LONG_OTP_LENGTH))}
            />
          </div>
          <p className="admin-login__hint">{MESSAGES.otpNotice}</p>
        </>
      )}
      <p className="admin-login__error" role="alert">
        {error}
      </p>
      <button
        className="admin-login__primary"
        type="submit"
        disabled={isBusy || (step === 'identifier' ? !canSend : code.length !== LONG_OTP_LENGTH)}
      >
        {step === 'code' ? MESSAGES.verify : isPhone ? MESSAGES.requestPhoneOtp : MESSAGES.requestEmailOtp}
      </button>
      {step === 'code' ? (
        <button
          className="admin-login__second"
          type="button"
          disabled={left > 0 || isBusy}
          onClick={() => void send()}
        >
          {left > 0 ? `Send again in 0:${String(left).padStart(2, '0')}` : 'Send again'}
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

/** Whole seconds until `at` (ms since epoch), right after a sleeping tab too. */
function useCountdown(at: number): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    setNow(Date.now())
    if (at <= Date.now()) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [at])
  return now === 0 ? 0 : Math.max(0, Math.ceil((at - now) / 1000))
}
