'use client'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

/** Marks a packed parcel as picked up by the courier. */
export function HandOverButton({ parcel }: { parcel: { id: string; reference: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen(true)}>
        Hand over to courier
      </button>
      {isOpen && (
        <ConfirmDialog
          title={`Has the courier picked up ${parcel.reference}?`}
          text="The student is notified that the parcel is on its way. This can be undone."
          submit="Mark as picked up"
          call={() => postCall('/parcels/move', { shipmentId: parcel.id, to: 'pickedUp' })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
