'use client'
import { type FormEvent, useId, useState } from 'react'
import type { ProjectView } from '#domain/calls/superAdmin.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { project: ProjectView; onClose: () => void; onDone: (message: string) => void }

/** Takes a project off the net after its short name was typed. */
export function SuspendDialog({ project, onClose, onDone }: Props) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await postCall('/super-admin/suspend', { project: project.slug, confirm: typed.trim() })
    setBusy(false)
    if (answer.apiSuccess) onDone(answer.message)
    else setProblem(answer.message)
  }

  return (
    <Dialog title={`Suspend ${project.title}?`} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <p>
          Its site, its API and its panel answer “not available” within a second, and everybody who is signed
          in there is shut out. Nothing is deleted, and you can resume it here at any time.
        </p>
        <div className="panel-field">
          <label htmlFor={id}>
            Type <b>{project.slug}</b> to confirm
          </label>
          <input
            id={id}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p id={`${id}-problem`} className="panel-field__error" role="alert">
            {problem}
          </p>
        </div>
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="panel-button panel-button--danger"
            disabled={isBusy || typed.trim() !== project.slug}
          >
            Suspend
          </button>
        </div>
      </form>
    </Dialog>
  )
}
