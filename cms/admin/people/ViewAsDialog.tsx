'use client'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import type { ShownPerson } from './ShownPerson.ts'

/** Asks why, then shows panel or storefront as the person sees it. */
export function ViewAsDialog({ person, onClose }: { person: ShownPerson; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setBusy(true)
    const answer = await postCall<{ href: string }>('/people/viewas', { user: person.id, reason })
    if (answer.apiSuccess) return window.location.assign(answer.href)
    setBusy(false)
    setProblem(answer.message)
  }

  return (
    <Dialog title={`View as ${person.name}`} onClose={onClose}>
      <form onSubmit={submit}>
        <p className="panel-muted">
          For 30 minutes you see what they see. Nothing can be changed, and they are not told. The audit log
          keeps your name and the reason.
        </p>
        <div className="panel-field">
          <label htmlFor={id}>Reason</label>
          <input
            id={id}
            value={reason}
            maxLength={300}
            placeholder="Asked for help with a lesson"
            onChange={(event) => setReason(event.target.value)}
          />
          <p className="panel-field__error" role="alert">
            {problem}
          </p>
        </div>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="panel-button panel-button--primary"
            disabled={isBusy || reason.trim().length < 5}
          >
            Start
          </button>
        </div>
      </form>
    </Dialog>
  )
}
