'use client'
import { useState } from 'react'
import type { RegradePreview } from '#domain/calls/exams/regrades.ts'
import type { KeyChange } from '#domain/exams/regrade/KeyChange.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { newRequestKeys } from '../ui/newRequestKeys.ts'
import { postCall } from '../ui/panelClient.ts'
import { summaryOf } from './PreviewPanel.tsx'

type Props = {
  order: { paper: string; release: string; keyNumber: number; changes: KeyChange[] }
  preview: RegradePreview
  onClose: () => void
}

/** Asks why, and for a fresh code, and makes the corrections. */
export function RegradeDialog({ order, preview, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [requestKeyOf] = useState(newRequestKeys)
  const send = async () => {
    const body = { ...order, reason: reason.trim() }
    if (body.reason.length < 3) return 'Give a reason first.'
    return postCall('/attempts/regrade', { ...body, requestKey: requestKeyOf(body) })
  }
  return (
    <DialogForm title="Regrade" submit="Regrade" busy="Correcting…" isDanger send={send} onClose={onClose}>
      {(state) => (
        <>
          <p className="panel-muted">{summaryOf(preview)} Students whose marks change are notified.</p>
          <LimitedField
            label="Why, as students read it"
            max={500}
            rows={3}
            value={reason}
            onChange={setReason}
            state={state}
          />
        </>
      )}
    </DialogForm>
  )
}
