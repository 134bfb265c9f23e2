'use client'
import { useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { id: string; whose: string }

/** The button that ends an accommodation, with a reason. */
export function EndAccommodation({ id, whose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const send = async () =>
    reason.trim().length < 3
      ? 'Give a reason first.'
      : postCall('/attempts/endaccommodation', { accommodation: id, reason: reason.trim() })
  return (
    <div className="panel-actions">
      <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen(true)}>
        End
      </button>
      {isOpen && (
        <DialogForm
          title={`End the accommodation: ${whose}`}
          submit="End"
          isDanger
          send={send}
          onClose={() => setOpen(false)}
        >
          {(state) => (
            <>
              <p className="panel-muted">
                Attempts that start from now on do not have it. Attempts that are running keep it.
              </p>
              <LimitedField
                label="Why, for the audit log"
                max={500}
                rows={3}
                value={reason}
                state={state}
                onChange={setReason}
              />
            </>
          )}
        </DialogForm>
      )}
    </div>
  )
}
