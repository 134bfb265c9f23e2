'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { isTooLong } from './LimitedField.tsx'
import type { Answered } from './panelClient.ts'

/** Ties a field to what is wrong with the form. */
export type FieldState = { 'aria-invalid': boolean; 'aria-describedby': string }

type Props = {
  title: string
  submit: string
  isDanger?: boolean
  /** What the button says meanwhile, when that is something else. */
  busy?: string
  /** Whether what is needed to send it was entered. @default true */
  isReady?: boolean
  /** Sends what was entered, or says why it can't be sent; null when nothing was done. */
  send: () => Promise<Answered | string | null>
  children: (state: FieldState) => ReactNode
  onClose: () => void
}

/** A form in a dialog, sent once at a time: closes and says how it went, or stays open with what was wrong. */
export function DialogForm(props: Props) {
  const { title, submit, isDanger, busy = submit, isReady = true, send, children, onClose } = props
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const id = useId()

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || isTooLong(event.currentTarget)) return
    setBusy(true)
    const answer = await send()
    setBusy(false)
    if (answer === null) return
    if (typeof answer === 'string') return setProblem(answer)
    if (!answer.apiSuccess) {
      setProblem(answer.message)
      // The page behind shows what it is now, and sent once more it counts as seen.
      if (answer.code === 'meanwhile') router.refresh()
      return
    }
    toast.success(answer.message)
    router.refresh()
    onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={act} noValidate>
        {children({ 'aria-invalid': problem !== '', 'aria-describedby': id })}
        <p id={id} className="panel-field__error" role="alert">
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
            disabled={!isReady}
          >
            {isBusy ? busy : submit}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
