'use client'
import { type ComponentProps, useState } from 'react'
import type { ReturnKind, ReturnState } from '#domain/returns/states.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { ReceiveDialog } from './ReceiveDialog.tsx'

type Props = {
  row: { id: string; kind: ReturnKind; state: ReturnState; number: string }
  /** Received lines and the order their refund is calculated from. */
  received: Omit<ComponentProps<typeof ReceiveDialog>, 'id' | 'onClose'>
  /** Initial text of the shipping instructions. */
  instructions: string
}

const ANSWER = { label: 'Message to the student', isLong: true, max: 1000 }

/** Approve, reject or receive a return. */
export function ReturnActions({ row, received, instructions }: Props) {
  const [open, setOpen] = useState<'approve' | 'refuse' | 'receive' | null>(null)
  const close = () => setOpen(null)
  const decide = (act: 'approve' | 'refuse') => (answer: string) =>
    postCall('/sales/decidereturn', { id: row.id, act, answer })
  const isSentBack = row.kind === 'return'
  return (
    <div className="panel-actions">
      {row.state === 'requested' && (
        <button
          type="button"
          className="panel-button panel-button--primary"
          onClick={() => setOpen('approve')}
        >
          {isSentBack ? 'Approve return' : 'Refund'}
        </button>
      )}
      {row.state === 'approved' && (
        <button
          type="button"
          className="panel-button panel-button--primary"
          onClick={() => setOpen('receive')}
        >
          Mark as received
        </button>
      )}
      {(row.state === 'requested' || row.state === 'approved') && (
        <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen('refuse')}>
          Refuse
        </button>
      )}
      {open === 'approve' && (
        <ConfirmDialog
          title={isSentBack ? 'Approve this return?' : 'Refund this?'}
          text={
            isSentBack
              ? 'Explain where to send it and how. It is refunded after you have inspected what arrived.'
              : 'The money goes back at once and access ends. You may be asked for a fresh code.'
          }
          field={
            isSentBack
              ? { ...ANSWER, label: 'Return address and instructions', initial: instructions }
              : ANSWER
          }
          submit={isSentBack ? 'Approve return' : 'Refund'}
          call={decide('approve')}
          onClose={close}
        />
      )}
      {open === 'refuse' && (
        <ConfirmDialog
          title={`Refuse this return of ${row.number}?`}
          text="Say why, so that the student understands it."
          field={ANSWER}
          submit="Refuse"
          isDanger
          call={decide('refuse')}
          onClose={close}
        />
      )}
      {open === 'receive' && <ReceiveDialog id={row.id} {...received} onClose={close} />}
    </div>
  )
}
