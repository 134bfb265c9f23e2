'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId, useState } from 'react'
import type { Answered } from '../people/callPeople.ts'
import { Dialog } from '../people/Dialog.tsx'
import { useStepUp } from '../people/useStepUp.tsx'

type Props = {
  title: string
  text: string
  /** What to type, when something is to be typed. */
  field?: { label: string; initial?: string; isLong?: boolean; max: number }
  /** A choice beside it, off at first. */
  choice?: string
  submit: string
  isDanger?: boolean
  call: (typed: string, isChosen: boolean) => Promise<Answered<object>>
  onClose: () => void
}

/** Asks once more before something is done to an order, takes what is needed for it, and says how it went. */
export function ActDialog({ title, text, field, choice, submit, isDanger, call, onClose }: Props) {
  const [typed, setTyped] = useState(field?.initial ?? '')
  const [isChosen, setChosen] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { run, dialog } = useStepUp()
  const router = useRouter()
  const ids = useId()

  async function act(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    const answer = await run(() => call(typed.trim(), isChosen))
    setBusy(false)
    if (!answer) return
    if (!answer.apiSuccess) return setProblem(answer.message)
    toast.success(answer.message)
    router.refresh()
    onClose()
  }

  const control = {
    id: ids,
    value: typed,
    maxLength: field?.max,
    'aria-invalid': problem !== '',
    'aria-describedby': `${ids}-problem`,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={act} noValidate>
        <p className="panel-muted">{text}</p>
        {field && (
          <div className="panel-field">
            <label htmlFor={ids}>{field.label}</label>
            {field.isLong ? (
              <textarea rows={4} {...control} />
            ) : (
              <input type="text" autoComplete="off" {...control} />
            )}
          </div>
        )}
        {choice && (
          <label className="order-choice">
            <input type="checkbox" checked={isChosen} onChange={() => setChosen(!isChosen)} />
            {choice}
          </label>
        )}
        <p id={`${ids}-problem`} className="panel-field__error" role="alert">
          {problem}
        </p>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Back
          </button>
          <button
            type="submit"
            className={`panel-button ${isDanger ? 'panel-button--danger' : 'panel-button--primary'}`}
            aria-disabled={isBusy}
          >
            {submit}
          </button>
        </div>
      </form>
      {dialog}
    </Dialog>
  )
}
