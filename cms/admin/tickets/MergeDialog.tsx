'use client'
import { useId, useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { postCall } from '../ui/panelClient.ts'

export type MergeChoice = { number: string; subject: string; facts: string }
type Props = { id: string; targets: readonly MergeChoice[]; onClose: () => void }

const matches = (text: string) => {
  const wanted = text.trim().toLowerCase()
  return ({ number, subject }: MergeChoice) => `${number} ${subject}`.toLowerCase().includes(wanted)
}

/** Chooses the ticket of the same student in which a ticket goes on, by its number or title. */
export function MergeDialog({ id, targets, onClose }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const field = useId()
  const shown = targets.filter(matches(text))
  return (
    <DialogForm
      title="Merge into another ticket"
      submit="Merge"
      isReady={chosen !== null}
      send={() => postCall('/supportdesk/merge', { ticket: id, into: chosen })}
      onClose={onClose}
    >
      {(state) =>
        targets.length === 0 ? (
          <p className="panel-muted">This student has no other active ticket.</p>
        ) : (
          <>
            <p className="panel-muted">The conversation continues there, with the messages of both.</p>
            <div className="panel-field">
              <label htmlFor={field}>Find a ticket of this student</label>
              <input
                id={field}
                type="search"
                autoComplete="off"
                placeholder="Its number or title"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
            <fieldset className="ticket__targets" {...state}>
              <legend className="panel-label">Merge into</legend>
              {shown.map(({ number, subject, facts }) => (
                <label key={number}>
                  <input
                    type="radio"
                    name={`${field}-into`}
                    checked={chosen === number}
                    onChange={() => setChosen(number)}
                  />
                  <span>
                    <strong>{subject}</strong>
                    <span className="panel-muted panel-small">{`${number} · ${facts}`}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <p className="panel-muted panel-small" role="status">
              {shown.length === 0 ? 'No active ticket of this student matches' : ''}
            </p>
          </>
        )
      }
    </DialogForm>
  )
}
