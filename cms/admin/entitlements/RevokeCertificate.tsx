'use client'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

/** Button that revokes a certificate, after a dialog for the reason. */
export function RevokeCertificate({ id, number }: { id: string; number: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="panel-actions shop-controls">
      <button type="button" className="panel-button panel-button--danger" onClick={() => setAsking(true)}>
        Revoke
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`Revoke: ${number}`}
          text="Its link says from then on that it is not valid. This cannot be undone."
          field={{ label: 'Why, for the audit log', max: 300 }}
          submit="Revoke"
          isDanger
          call={(reason) => postCall('/enrolments/revokecertificate', { id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
