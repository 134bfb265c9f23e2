'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LONG_OTP_LENGTH } from '#domain/auth/policy.ts'
import { resendText, useStaffSignIn } from '../login/useStaffSignIn.ts'
import { readRest } from '../ui/panelClient.ts'
import { useCloseOnBack } from '../ui/useCloseOnBack.ts'
import type { Person } from './person.ts'

type Props = {
  person: Person
  /** Called after sign-in; true when it is the same person. */
  onDone: (isSame: boolean) => void
}

const signedInId = async (): Promise<string | null> => {
  const me = await readRest<{ user?: { id: string | number } | null }>('/users/me')
  return me?.user ? String(me.user.id) : null
}

/** Sign-in dialog over the open page. A different person who signs in does not see the typed text. */
export function SignInAgain({ person, onDone }: Props) {
  const [identifier, setIdentifier] = useState(person.identifier)
  const [isOther, setOther] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const signIn = useStaffSignIn()
  const { code, problem, isBusy, left } = signIn
  const isSent = signIn.step === 'code'
  const id = useId()

  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    return () => before?.focus()
  }, [])
  useCloseOnBack(() => {
    if (!isOther) onDone(false)
  })
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (!isSent) await signIn.send(identifier)
    else if (await signIn.verify(identifier)) {
      if ((await signedInId()) === person.id) onDone(true)
      else setOther(true)
    }
  }

  const body = isOther ? (
    <>
      <h2 id={id}>You are signed in as somebody else</h2>
      <p>What you typed is kept in this browser, for your account only.</p>
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
            ref={signIn.codeField}
            id={`${id}-code`}
            className="session-dialog__code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            value={code}
            onChange={(event) => signIn.typeCode(event.target.value)}
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
          <>
            <button type="button" className="session-dialog__quiet" onClick={signIn.back}>
              Back
            </button>
            <button
              type="button"
              className="session-dialog__quiet"
              disabled={left > 0 || isBusy}
              onClick={() => void signIn.send(identifier)}
            >
              {resendText(left)}
            </button>
          </>
        )}
        <button
          type="submit"
          className="session-dialog__primary"
          disabled={isBusy || (isSent ? !signIn.isCodeWhole : identifier === '')}
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
