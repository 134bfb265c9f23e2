'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { MADE_AT_MOST } from '#domain/calls/shopAdmin.ts'
import type { Answered } from '../people/callPeople.ts'
import { Dialog } from '../people/Dialog.tsx'

type Props = {
  title: string
  what: string
  /** Label of the beginning that all have, where they may have one. */
  prefix?: string
  call: (count: number, prefix: string, requestKey: string) => Promise<Answered<object>>
  children?: ReactNode
  missing?: string | null
  onClose: () => void
}

/** Has the server make codes or keys. One dialog is one request: a second click makes none more. */
export function MakeMany({ title, what, prefix, call, children, missing = null, onClose }: Props) {
  const [count, setCount] = useState('100')
  const [beginning, setBeginning] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [requestKey] = useState(() => crypto.randomUUID())
  const router = useRouter()
  const id = useId()

  async function make(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    const wanted = Number(count)
    if (missing) return setProblem(missing)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > MADE_AT_MOST)
      return setProblem(`Enter a number from 1 to ${MADE_AT_MOST.toLocaleString('en-IN')}.`)
    setBusy(true)
    const answer = await call(wanted, beginning, requestKey)
    setBusy(false)
    if (!answer.apiSuccess) return setProblem(answer.message)
    toast.success(answer.message)
    router.refresh()
    onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={make} noValidate>
        {children}
        <div className="panel-field">
          <label htmlFor={id}>{`How many ${what}`}</label>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={count}
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== ''}
            onChange={(event) => setCount(event.target.value)}
          />
        </div>
        {prefix && (
          <div className="panel-field">
            <label htmlFor={`${id}-prefix`}>{prefix}</label>
            <input
              id={`${id}-prefix`}
              autoComplete="off"
              maxLength={20}
              value={beginning}
              onChange={(event) => setBeginning(event.target.value.toUpperCase())}
            />
            <p className="panel-muted panel-small">{`Such as ${beginning || 'NEWS-'}K7QM2XWE9R. May stay empty.`}</p>
          </div>
        )}
        <p id={`${id}-problem`} className="panel-field__error" role="alert">
          {problem}
        </p>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Back
          </button>
          <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
            {isBusy ? 'Making…' : title}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
