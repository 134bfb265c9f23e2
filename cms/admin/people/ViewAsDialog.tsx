'use client'
import { useState } from 'react'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import type { PersonSummary } from './PersonSummary.ts'

const MIN_REASON_LENGTH = 5

/** Dialog for the reason; then opens the panel or storefront as the person. */
export function ViewAsDialog({ person, onClose }: { person: PersonSummary; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const send = async () => {
    const response = await postCall<{ href: string }>('/people/viewas', { user: person.id, reason })
    if (!response.apiSuccess) return response
    window.location.assign(response.href)
    return null
  }
  return (
    <DialogForm
      title={`View as ${person.name}`}
      submit="Start"
      isReady={reason.trim().length >= MIN_REASON_LENGTH}
      send={send}
      onClose={onClose}
    >
      {(state) => (
        <>
          <p className="panel-muted">
            For 30 minutes you see what they see. Nothing can be changed, and they are not notified. The audit
            log records your name and the reason.
          </p>
          <LimitedField
            label="Reason"
            max={300}
            placeholder="Asked for help with a lesson"
            value={reason}
            onChange={setReason}
            state={state}
          />
        </>
      )}
    </DialogForm>
  )
}
