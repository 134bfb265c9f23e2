'use client'
import { useId, useState } from 'react'
import { canShipmentMove, MANUAL_STATES, type ShipmentState } from '#domain/shipments/states.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import type { ShipmentPageData } from './loadShipmentPage.ts'
import { PARCEL_BADGES } from './parcelTexts.ts'

type Props = {
  parcel: { id: string; reference: string; state: ShipmentState }
  finals: ShipmentPageData['finals']
  onClose: () => void
}

/** Warnings before statuses that cannot be undone. */
const FINAL_TEXTS = {
  cashCounted: 'This is final: the cash of the order counts as received, and the order is completed.',
  closed: 'This is final: nothing was paid, so the order is closed, and its coupons and credits go back.',
}

/** Sets the status of a parcel manually; the order follows and the student is notified. */
export function MoveDialog({ parcel, finals, onClose }: Props) {
  const open = MANUAL_STATES.filter((state) => canShipmentMove(parcel.state, state))
  const [to, setTo] = useState<ShipmentState>(open[0] ?? 'delivered')
  const [note, setNote] = useState('')
  const id = useId()
  const final = finals[to]
  const send = () =>
    postCall('/parcels/move', {
      shipmentId: parcel.id,
      to,
      ...(note.trim() ? { note: note.trim() } : {}),
    })
  return (
    <DialogForm title={`Where is ${parcel.reference}?`} submit="Save" send={send} onClose={onClose}>
      {(state) => (
        <>
          <fieldset className="parcel-choices">
            <legend className="panel-label">It is</legend>
            {open.map((one) => (
              <label key={one} className="order-choice">
                <input type="radio" name={id} checked={to === one} onChange={() => setTo(one)} />
                {PARCEL_BADGES[one].text}
              </label>
            ))}
          </fieldset>
          {final ? (
            <p className="panel-note parcel-final" role="status">
              <strong>{FINAL_TEXTS[final]}</strong>
            </p>
          ) : (
            <p className="panel-muted panel-small">
              Set by mistake? You can undo it until a refund or a return follows.
            </p>
          )}
          <LimitedField
            label="Note, which the student reads (optional)"
            max={120}
            value={note}
            onChange={setNote}
            state={state}
          />
        </>
      )}
    </DialogForm>
  )
}
