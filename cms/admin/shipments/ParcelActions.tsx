'use client'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { PARCEL_STATE_NAMES } from '#domain/shipments/parcelStaffTexts.ts'
import type { ShipmentState } from '#domain/shipments/states.ts'
import { RefundDialog } from '../returns/RefundDialog.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { postCall } from '../ui/panelClient.ts'
import { useAction } from '../ui/useAction.ts'
import { AwbDialog } from './AwbDialog.tsx'
import { HandOverButton } from './HandOverButton.tsx'
import type { ShipmentPageData } from './loadShipmentPage.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { ResendParcel } from './ResendParcel.tsx'

type Props = {
  parcel: {
    id: string
    reference: string
    state: ShipmentState
    isByHand: boolean
    awb: string
    courierName: string
    trackingUrl: string
    expectedOn: string
    labelUrl: string | null
  }
  can: ShipmentPageData['can']
  refund: ShipmentPageData['refund']
  undo: ShipmentPageData['undo']
  finals: ShipmentPageData['finals']
}
type Open =
  | 'awb'
  | 'move'
  | 'cancel'
  | 'restock'
  | 'close'
  | 'closeOrder'
  | 'cancelItems'
  | 'refund'
  | 'undo'
  | null

/** Actions available on a parcel, the next step first. */
export function ParcelActions({ parcel, can, refund, undo, finals }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const action = useAction()
  const close = () => setOpen(null)
  const body = { shipmentId: parcel.id }

  async function act(path: string) {
    if (action.isBusy) return
    setBusy(path)
    await action.act(() => postCall(path, body))
    setBusy(null)
  }
  const button = (path: string, label: string, isFirst = false) => (
    <button
      type="button"
      className={`panel-button ${isFirst ? 'panel-button--primary' : ''}`}
      aria-disabled={action.isBusy}
      onClick={() => act(path)}
    >
      {busy === path ? 'One moment…' : label}
    </button>
  )
  return (
    <div className="panel-actions">
      {can.handOver && <HandOverButton parcel={parcel} />}
      {can.assign && parcel.isByHand && (
        <button
          type="button"
          className={`panel-button ${parcel.awb ? '' : 'panel-button--primary'}`}
          onClick={() => setOpen('awb')}
        >
          {parcel.awb ? 'Change tracking number' : 'Add tracking number (AWB)'}
        </button>
      )}
      {can.assign &&
        !parcel.isByHand &&
        button('/parcels/assign', parcel.awb ? 'Get the label' : 'Get an AWB', true)}
      {can.pickup && button('/parcels/pickup', 'Ask for pickup', Boolean(parcel.labelUrl) && !can.handOver)}
      {can.forwardAnswer && button('/parcels/answerforwarded', 'Courier informed', true)}
      {can.move && (
        <button
          type="button"
          className={`panel-button ${parcel.isByHand && parcel.awb && !can.handOver ? 'panel-button--primary' : ''}`}
          onClick={() => setOpen('move')}
        >
          Update status
        </button>
      )}
      {can.resend && <ResendParcel parcel={parcel} />}
      {refund && (
        <button type="button" className="panel-button" onClick={() => setOpen('refund')}>
          Refund
        </button>
      )}
      {can.refresh && button('/parcels/refresh', 'Ask the courier')}
      {can.closeOrder && (
        <button
          type="button"
          className="panel-button panel-button--danger"
          onClick={() => setOpen('closeOrder')}
        >
          Close the order
        </button>
      )}
      {can.cancelItems && (
        <button
          type="button"
          className="panel-button panel-button--danger"
          onClick={() => setOpen('cancelItems')}
        >
          Cancel its items
        </button>
      )}
      {can.decide && parcel.state === 'rtoDelivered' && (
        <button
          type="button"
          className="panel-button panel-button--primary"
          onClick={() => setOpen('restock')}
        >
          Put back into stock
        </button>
      )}
      {can.decide && (
        <button type="button" className="panel-button" onClick={() => setOpen('close')}>
          {parcel.state === 'lost' ? 'Close' : 'Not into stock'}
        </button>
      )}
      {undo && 'from' in undo && (
        <button type="button" className="panel-button" onClick={() => setOpen('undo')}>
          {`Undo “${PARCEL_STATE_NAMES[undo.from]}”`}
        </button>
      )}
      <Link className="panel-button" href={`/admin/collections/shipments/${parcel.id}/slip`} prefetch={false}>
        Print slip and address
      </Link>
      {can.cancel && (
        <button type="button" className="panel-button panel-button--danger" onClick={() => setOpen('cancel')}>
          Cancel this parcel
        </button>
      )}
      {open === 'awb' && <AwbDialog parcel={parcel} onClose={close} />}
      {open === 'move' && <MoveDialog parcel={parcel} finals={finals} onClose={close} />}
      {open === 'undo' && undo && 'from' in undo && (
        <ConfirmDialog
          title={`Undo “${PARCEL_STATE_NAMES[undo.from]}”?`}
          text={`For a status that was set by mistake: the parcel is “${PARCEL_STATE_NAMES[undo.before]}” again, and its order follows. A student who was notified gets a correction.`}
          submit="Undo"
          call={() => postCall('/parcels/undo', { ...body, from: undo.from })}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={`Cancel parcel ${parcel.reference}?`}
          text="Its goods wait to be packed again. A courier that was booked for it is notified."
          submit="Cancel this parcel"
          isDanger
          call={() => postCall('/parcels/cancel', body)}
          onClose={close}
        />
      )}
      {open === 'refund' && refund && (
        <RefundDialog
          data={refund.data}
          parcel={{ id: parcel.id, lines: refund.lines, isBack: parcel.state === 'rtoDelivered' }}
          onClose={close}
        />
      )}
      {open === 'restock' && (
        <ConfirmDialog
          title="Put the goods back into stock?"
          text="Do this after inspecting them, if they can be sold again."
          submit="Put back"
          call={() => postCall('/parcels/decidereturn', { ...body, restocks: true })}
          onClose={close}
        />
      )}
      {open === 'closeOrder' && (
        <ConfirmDialog
          title="Close the order?"
          text="Nothing was paid for it. Its coupons and credits go back to the student, and a credit note takes back its invoice. The lost goods stay out of stock."
          submit="Close the order"
          isDanger
          call={() => postCall('/parcels/decidereturn', { ...body, restocks: false })}
          onClose={close}
        />
      )}
      {open === 'cancelItems' && (
        <ConfirmDialog
          title="Cancel the items of this parcel?"
          text="Nothing was paid for them. The student owes less, credits that were spent on them go back, and the other parcels of the order stay as they are."
          submit="Cancel its items"
          isDanger
          call={() => postCall('/parcels/cancelitems', body)}
          onClose={close}
        />
      )}
      {open === 'close' && (
        <ConfirmDialog
          title="Close this without stock?"
          text="The parcel leaves the queue. The stock stays as it is."
          submit="Close"
          call={() => postCall('/parcels/decidereturn', { ...body, restocks: false })}
          onClose={close}
        />
      )}
    </div>
  )
}
