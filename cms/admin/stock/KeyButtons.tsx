'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { id: string; state: string; ending: string }

/** Shows a key after a fresh code; revokes or restores it. */
export function KeyButtons({ id, state, ending }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const isBlocked = state === 'revoked'

  async function reveal() {
    const answer = await postCall<{ key: string }>('/keys/reveal', { id })
    if (answer.apiSuccess) setShown(answer.key)
    else toast.error(answer.message)
  }

  return (
    <div className="panel-actions shop-controls">
      <button type="button" className="panel-button" onClick={reveal}>
        Show key
      </button>
      {state !== 'redeemed' && state !== 'expired' && (
        <button
          type="button"
          className={`panel-button ${isBlocked ? '' : 'panel-button--danger'}`}
          onClick={() => setAsking(true)}
        >
          {isBlocked ? 'Restore' : 'Revoke'}
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={isBlocked ? `Restore the key …${ending}?` : `Revoke the key …${ending}?`}
          text={
            isBlocked
              ? 'It opens again what its product holds.'
              : 'It no longer gives access until you restore it.'
          }
          submit={isBlocked ? 'Restore' : 'Revoke'}
          isDanger={!isBlocked}
          call={() => postCall('/keys/block', { id, isBlocked: !isBlocked })}
          onClose={() => setAsking(false)}
        />
      )}
      {shown !== null && (
        <Dialog title={`Key …${ending}`} onClose={() => setShown(null)}>
          <p className="shop-key">{shown}</p>
          <p className="panel-muted">Viewing is recorded in the audit log.</p>
          <div className="panel-actions people-dialog__actions">
            <button
              type="button"
              className="panel-button panel-button--primary"
              onClick={() => setShown(null)}
            >
              Close
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
