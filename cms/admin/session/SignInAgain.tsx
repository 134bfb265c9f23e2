'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import { onlyDigits } from '#domain/people/indianPhone.ts'
import { call } from '../login/call.ts'
import type { Person } from './person.ts'

type Props = {
  person: Person
  /** True when the same person is signed in again. */
  onDone: (isSame: boolean) => void
}

const signedInId = async (): Promise<string | null> => {
  const response = await fetch('/api/users/me', { credentials: 'same-origin' })
  const { user } = (await response.json()) as { user?: { id: string | number } | null }
  return user ? String(user.id) : null
}

/** Signing in over the open page. Somebody else who does it here sees nothing of what the first person typed. */
export function SignInAgain({ person, onDone }: Props) {
  const [identifier, setIdentifier] = useState(person.identifier)
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isOther, setOther] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => before?.focus()
  }, [])
  useEffect(() => {
    if (isSent) codeField.current?.focus()
  }, [isSent])

  async function send() {
    const answer = await call('/admin/sendOtp', { identifier })
    if (answer.apiSuccess) setSent(true)
    else setProblem(answer.message)
  }

  async function verify() {
    const verified = await call('/admin/verifyOtp', { identifier, otp: code })
    if (!verified.apiSuccess) return setProblem(verified.message)
    const session = await call('/admin/usersession', { signInToken: verified.signInToken })
    if (!session.apiSuccess) return setProblem(session.message)
    if ((await signedInId()) === person.id) onDone(true)
    else setOther(true)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    setProblem('')
    await (isSent ? verify() : send())
    setBusy(false)
  }

  const body = isOther ? (
    <>
      <h2 id={id}>You are signed in as somebody else</h2>
      <p>What was typed here is kept in this browser for the one who typed it, and for nobody else.</p>
      <div className="session-dialog__actions">
        <button
          type="button"
          className="session-dialog__primary"
          onClick={() => {
            onDone(false)
            window.location.assign('/admin')
          }}
        >
          Go to the dashboard
        </button>
      </div>
    </>
  ) : (
    <form onSubmit={submit} noValidate>
      <h2 id={id}>Your session has ended</h2>
      <p>
        {person.name ? `${person.name}, what` : 'What'} you typed is still here. Sign in again and the page
        goes on where it was.
      </p>
      <label htmlFor={`${id}-who`}>Phone number or e-mail</label>
      <input
        id={`${id}-who`}
        value={identifier}
        disabled={isSent}
        autoComplete="username"
        maxLength={254}
        onChange={(event) => setIdentifier(event.target.value.trim())}
      />
      {isSent && (
        <>
          <label htmlFor={`${id}-code`}>{`Code of ${LONG_OTP_LENGTH} digits`}</label>
          <input
            ref={codeField}
            id={`${id}-code`}
            className="session-dialog__code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(onlyDigits(event.target.value).slice(0, LONG_OTP_LENGTH))}
          />
        </>
      )}
      <p className="session-dialog__problem" role="alert">
        {problem}
      </p>
      <div className="session-dialog__actions">
        <button type="button" className="session-dialog__quiet" onClick={() => onDone(false)}>
          Not now
        </button>
        {isSent && (
          <button
            type="button"
            className="session-dialog__quiet"
            onClick={() => {
              setSent(false)
              setCode('')
            }}
          >
            Back
          </button>
        )}
        <button
          type="submit"
          className="session-dialog__primary"
          disabled={isBusy || (isSent ? code.length < LONG_OTP_LENGTH : identifier === '')}
        >
          {isSent ? 'Sign in' : 'Send code'}
        </button>
      </div>
    </form>
  )
  return createPortal(
    <dialog
      ref={dialog}
      className={`session-dialog${isOther ? ' session-dialog--other' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!isOther) onDone(false)
      }}
    >
      {body}
    </dialog>,
    document.body,
  )
}
