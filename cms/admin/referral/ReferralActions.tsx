'use client'
import { useState } from 'react'
import { canReferralMove, type ReferralState } from '#domain/referral/states.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { row: { id: string; state: ReferralState; name: string } }

/** Approve or reject a referral. */
export function ReferralActions({ row: { id, state, name } }: Props) {
  const [open, setOpen] = useState<'approve' | 'block' | null>(null)
  const close = () => setOpen(null)
  const decide = (act: 'approve' | 'block') => (answer: string) =>
    postCall('/referral/decide', { id, act, answer })
  const field = { label: 'Why, for the staff (optional)', max: 300 }
  if (!canReferralMove(state, 'blocked')) return null
  return (
    <div className="panel-actions">
      {state === 'review' && (
        <button
          type="button"
          className="panel-button panel-button--primary"
          onClick={() => setOpen('approve')}
        >
          Let it count
        </button>
      )}
      <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen('block')}>
        Block
      </button>
      {open === 'approve' && (
        <ConfirmDialog
          title={`Let ${name} count?`}
          text="The referrer earns the reward when the return period of the order ends."
          field={field}
          submit="Let it count"
          call={decide('approve')}
          onClose={close}
        />
      )}
      {open === 'block' && (
        <ConfirmDialog
          title={`Block the referral of ${name}?`}
          text="It never earns anything then. That can't be undone."
          field={field}
          submit="Block"
          call={decide('block')}
          onClose={close}
          isDanger
        />
      )}
    </div>
  )
}
