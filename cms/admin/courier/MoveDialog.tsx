'use client'
import { useId, useState } from 'react'
import { MOVED_STATES } from '#domain/calls/parcels.ts'
import { canShipmentMove, type ShipmentState } from '#domain/courier/states.ts'
import { callDesk } from '../commerce/callDesk.ts'
import { DialogForm } from '../commerce/DialogForm.tsx'
import { PARCEL_LOOKS } from './parcelTexts.ts'

type Props = { parcel: { id: string; reference: string; state: ShipmentState }; onClose: () => void }

/** Says by hand where a parcel is: the order and the student follow. */
export function MoveDialog({ parcel, onClose }: Props) {
  const open = MOVED_STATES.filter((state) => canShipmentMove(parcel.state, state))
  const [to, setTo] = useState<ShipmentState>(open[0] ?? 'delivered')
  const [note, setNote] = useState('')
  const id = useId()
  const send = () =>
    callDesk('/parcels/move', {
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
                {PARCEL_LOOKS[one].text}
              </label>
            ))}
          </fieldset>
          <div className="panel-field">
            <label htmlFor={`${id}-note`}>Note, which the student reads (optional)</label>
            <input
              id={`${id}-note`}
              autoComplete="off"
              maxLength={120}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              {...state}
            />
          </div>
        </>
      )}
    </DialogForm>
  )
}
