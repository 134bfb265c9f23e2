'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { LONG_OTP_LENGTH, OTP_RESEND_GAP_MS } from '#domain/auth/policy.ts'
import { onlyDigits } from '#domain/people/indianPhone.ts'
import { useCountdown } from '../session/useCountdown.ts'
import { Dialog } from './Dialog.tsx'
import { postCall } from './panelClient.ts'

type Sent = { sentTo: { channel: 'phone' | 'email'; to: string } }

/** Sends a code to the signed-in person and verifies it; `onDone` gets whether that succeeded. */
export function StepUpDialog({ onDone }: { onDone: (isProven: boolean) => void }) {
  const [sentTo, setSentTo] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(true)
  const [resendAt, setResendAt] = useState(0)
  const left = useCountdown(resendAt)
  const field = useRef<HTMLInputElement>(null)
  const started = useRef(false)
  const ids = useId()

  async function send() {
    setBusy(true)
    setProblem('')
    const answer = await postCall<Sent>('/auth/stepup/send')
    setBusy(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    setSentTo(answer.sentTo.to)
    setResendAt(Date.now() + OTP_RESEND_GAP_MS)
    field.current?.focus()
  }

  async function verify(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    const answer = await postCall('/auth/stepup/verify', { code })
    setBusy(false)
    if (answer.apiSuccess) return onDone(true)
    setProblem(answer.message)
    field.current?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends one code per dialog
  useEffect(() => {
    if (started.current) return
    started.current = true
    void send()
  }, [])

  return (
    <Dialog title="Confirm it’s you" onClose={() => onDone(false)}>
      <form onSubmit={verify} noValidate>
        <p className="panel-muted" role="status">
          {sentTo
            ? `We sent a code of ${LONG_OTP_LENGTH} digits to ${sentTo}. It is valid for 10 minutes.`
            : 'This needs a fresh code.'}
        </p>
        <div className="panel-field">
          <label htmlFor={ids}>Code</label>
          <input
            ref={field}
            id={ids}
            className="people-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            value={code}
            aria-invalid={problem !== ''}
            aria-describedby={`${ids}-problem`}
            onChange={(event) => setCode(onlyDigits(event.target.value).slice(0, LONG_OTP_LENGTH))}
          />
          <p id={`${ids}-problem`} className="panel-field__error" role="alert">
            {problem}
          </p>
          <button
            type="button"
            className="panel-linklike"
            disabled={isBusy || left > 0}
            onClick={() => void send()}
          >
            {left > 0 ? `Send again in ${left} s` : 'Send again'}
          </button>
        </div>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={() => onDone(false)}>
            Cancel
          </button>
          <button
            type="submit"
            className="panel-button panel-button--primary"
            disabled={isBusy || code.length < LONG_OTP_LENGTH}
          >
            Confirm
          </button>
        </div>
      </form>
    </Dialog>
  )
}
