'use client'
import { useId, useState } from 'react'
import { MAX_REQUEST_LENGTH } from '#domain/calls/requests.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

type Person = { id: string; name: string; open: number }
type Props = {
  id: string
  owner: string | null
  canClose: boolean
  /** Page where a return or an objection is decided; null for a request that is closed here, and where the viewer may not open it. */
  decideAt: { href: string; label: string } | null
  /** Who decides it, where the viewer does not. */
  decidedBy: string | null
  people: readonly Person[]
}

/** Assigns a user request, and closes it with its result. */
export function RequestControls({ id, owner, canClose, decideAt, decidedBy, people }: Props) {
  const { isBusy, act } = useAction()
  const [isClosing, setClosing] = useState(false)
  const field = useId()
  return (
    <div className="panel-actions shop-controls">
      <label htmlFor={field}>Owner</label>
      <select
        id={field}
        className="panel-choice"
        value={owner ?? ''}
        disabled={isBusy}
        onChange={({ target }) =>
          void act(() => postCall('/userrequests/assign', { request: id, owner: target.value || null }))
        }
      >
        <option value="">Nobody</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {`${person.name} – ${person.open} open`}
          </option>
        ))}
      </select>
      {decideAt && (
        <a className="panel-button" href={decideAt.href} title="It closes once it is decided there.">
          {decideAt.label}
        </a>
      )}
      {decidedBy && <span className="panel-muted">{decidedBy}</span>}
      {canClose && (
        <button type="button" className="panel-button" onClick={() => setClosing(true)}>
          Done
        </button>
      )}
      {isClosing && <CloseDialog id={id} onClose={() => setClosing(false)} />}
    </div>
  )
}

function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [result, setResult] = useState('')
  return (
    <DialogForm
      title="Close this request"
      submit="Done"
      isReady={result.trim().length > 1}
      send={() => postCall('/userrequests/close', { request: id, result: result.trim() })}
      onClose={onClose}
    >
      {(state) => (
        <LimitedField
          label="What came of it"
          rows={4}
          value={result}
          max={MAX_REQUEST_LENGTH.result}
          onChange={setResult}
          state={state}
          help="A student who sent it signed in reads these words."
        />
      )}
    </DialogForm>
  )
}
