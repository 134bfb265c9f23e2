'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { BulkResult } from '#domain/calls/shipments.ts'
import { Badge } from '../ui/Badge.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { isTooLong } from '../ui/isTooLong.ts'

type Props = {
  title: string
  submit: string
  /** Sends the request; returns the error to show, null on success. */
  send: () => Promise<string | null>
  results: readonly BulkResult[] | null
  /** Follow-up actions, shown with the results. */
  next?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** Dialog of a bulk action: confirms it, then lists the outcome per row until it is closed. */
export function BulkResults({ title, submit, send, results, next, children, onClose }: Props) {
  const router = useRouter()
  // Refresh on close only: refreshing the list resets its selection, and this dialog with it.
  const close = () => {
    if (results) router.refresh()
    onClose()
  }
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || isTooLong(event.currentTarget)) return
    setBusy(true)
    const wrong = await send()
    setBusy(false)
    setProblem(wrong ?? '')
  }

  return (
    <Dialog title={title} onClose={close}>
      {results ? (
        <>
          <ul className="bulk-results" aria-label="Results">
            {results.map(({ id, name, isDone, message }) => (
              <li key={id}>
                <p>
                  <strong>{name}</strong>
                  <Badge
                    {...(isDone ? { text: 'Done', tone: 'success' } : { text: 'Not done', tone: 'danger' })}
                  />
                </p>
                <p className="panel-muted">{message}</p>
              </li>
            ))}
          </ul>
          <div className="panel-actions people-dialog__actions">
            <button type="button" className="panel-button" onClick={close}>
              Close
            </button>
            {next}
          </div>
        </>
      ) : (
        <form onSubmit={act} noValidate>
          {children}
          <div className="people-dialog__foot">
            <p className="panel-field__error" role="alert">
              {problem}
            </p>
            <div className="panel-actions people-dialog__actions">
              <button type="button" className="panel-button" onClick={close}>
                Back
              </button>
              <button type="submit" className="panel-button panel-button--primary" aria-disabled={isBusy}>
                {isBusy ? 'One moment…' : submit}
              </button>
            </div>
          </div>
        </form>
      )}
    </Dialog>
  )
}
