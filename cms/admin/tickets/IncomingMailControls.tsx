'use client'
import { useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'

/**
 * @param number of the ticket that the e-mail names, if it names one
 * @param canOpen whether its sender is a student, who may get a ticket of it
 */
type Props = { id: string; number: string; canOpen: boolean }

/** Adds an e-mail in review to a ticket, opens one with it, or says that it needs nothing. */
export function IncomingMailControls({ id, number, canOpen }: Props) {
  const { isBusy, act } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="panel-actions shop-controls">
      <button
        type="button"
        className="panel-button panel-button--primary"
        aria-disabled={isBusy}
        onClick={() => setIsOpen(true)}
      >
        Add to a ticket
      </button>
      {canOpen && (
        <button
          type="button"
          className="panel-button"
          aria-disabled={isBusy}
          onClick={() => void act(() => postCall('/supportdesk/takemail', { mail: id }))}
        >
          Open a ticket with it
        </button>
      )}
      <button
        type="button"
        className="panel-button"
        aria-disabled={isBusy}
        onClick={() => void act(() => postCall('/supportdesk/dismissmail', { mail: id }))}
      >
        Needs nothing
      </button>
      {isOpen && <TicketDialog id={id} known={number} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function TicketDialog({ id, known, onClose }: { id: string; known: string; onClose: () => void }) {
  const [number, setNumber] = useState(known)
  return (
    <DialogForm
      title="Add to a ticket"
      submit="Add"
      isReady={/^HT-\d{2}-\d{6}$/.test(number.trim())}
      send={() => postCall('/supportdesk/takemail', { mail: id, into: number.trim() })}
      onClose={onClose}
    >
      {(state) => (
        <LimitedField
          label="Number of the ticket"
          value={number}
          max={20}
          placeholder="HT-26-104872"
          onChange={setNumber}
          state={state}
          help="It becomes a message of the student of this ticket, with its sender and subject above. Make sure that the student wrote it."
        />
      )}
    </DialogForm>
  )
}
