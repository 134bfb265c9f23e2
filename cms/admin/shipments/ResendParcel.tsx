'use client'
import { useState } from 'react'
import type { ShipmentState } from '#domain/shipments/states.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'

type Props = { parcel: { id: string; reference: string; state: ShipmentState }; isSmall?: boolean }

/** Sends the goods of a returned or lost parcel again, after a confirmation. */
export function ResendParcel({ parcel: { id, reference, state }, isSmall }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`panel-button ${isSmall ? 'order-small-button' : 'panel-button--primary'}`}
        aria-label={isSmall ? `Send the goods of ${reference} again` : undefined}
        onClick={() => setOpen(true)}
      >
        Send again
      </button>
      {isOpen && (
        <ConfirmDialog
          title="Send the goods again?"
          text={
            state === 'lost'
              ? 'They are taken from stock once more and wait to be packed.'
              : 'They wait to be packed again, in a new parcel. Inspect them first: the returned items are what is sent.'
          }
          submit="Send again"
          call={() => postCall('/parcels/resend', { shipmentId: id })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
