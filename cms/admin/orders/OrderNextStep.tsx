'use client'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import type { OrderStep } from '#domain/orders/orderNextStep.ts'
import { canHandOver } from '#domain/shipments/canHandOver.ts'
import { AwbDialog } from '../shipments/AwbDialog.tsx'
import { HandOverButton } from '../shipments/HandOverButton.tsx'
import type { OrderParcelsData } from '../shipments/loadOrderParcels.ts'
import { PackParcel } from '../shipments/PackParcel.tsx'
import { MoneyDialog, moneyLabel, type PaidOrder } from '../ui/MoneyDialog.tsx'
import { STEP_TEXTS } from './orderStepTexts.ts'
import { PayLinkButton } from './PayLinkButton.tsx'

type Props = {
  step: OrderStep
  order: PaidOrder
  can: { collectPayment: boolean; payLink: boolean }
  parcels: OrderParcelsData
}

/** The next step of an order, with the button that performs it or links to it. */
export function OrderNextStep({ step, ...props }: Props) {
  const { title, text } = STEP_TEXTS[step.kind]
  const { parcels } = props.parcels
  const parcel = parcels.length > 1 ? parcels.find(({ id }) => id === step.id) : null
  return (
    <section className="panel-card order-step" aria-labelledby="order-step">
      <div className="order-step__words">
        <p className="order-step__label">Next step</p>
        <h2 id="order-step">{title}</h2>
        <p className="panel-muted">{text}</p>
        {parcel && <p className="panel-muted">{`Parcel ${parcel.reference}: ${parcel.titles}`}</p>}
      </div>
      <StepButton step={step} {...props} />
    </section>
  )
}

function StepButton({ step: { kind, id }, order, can, parcels: { parcels, packing } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const parcel = parcels.find((one) => one.id === id)
  const { action } = STEP_TEXTS[kind]
  switch (kind) {
    case 'confirmTransfer':
    case 'collectCashOnDelivery':
      return can.collectPayment ? (
        <>
          <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen(true)}>
            {moneyLabel(order)}
          </button>
          {isOpen && <MoneyDialog order={order} onClose={close} />}
        </>
      ) : (
        <ForOthers />
      )
    case 'awaitPayment':
      return can.payLink ? <PayLinkButton order={order.id} isFirst /> : null
    case 'pack':
      return packing ? <PackParcel {...packing} /> : <ForOthers />
    case 'addTracking':
      if (!parcel?.isByHand || !parcel.isWorked) break
      return (
        <>
          <button type="button" className="panel-button panel-button--primary" onClick={() => setOpen(true)}>
            {action}
          </button>
          {isOpen && (
            <AwbDialog
              parcel={{
                id: parcel.id,
                reference: parcel.reference,
                courierName: '',
                awb: '',
                trackingUrl: '',
                expectedOn: '',
              }}
              onClose={close}
            />
          )}
        </>
      )
    case 'handOver':
      if (!parcel?.isWorked || !canHandOver(parcel)) break
      return <HandOverButton parcel={parcel} />
    case 'payRefund':
      return (
        <a className="panel-button panel-button--primary" href="#order-money">
          {action}
        </a>
      )
    case 'addKeys':
      return null
  }
  const list = kind === 'decideReturn' || kind === 'receiveReturn' ? 'returns' : 'shipments'
  return (
    <Link
      className={`panel-button ${kind === 'awaitDelivery' ? '' : 'panel-button--primary'}`}
      href={`/admin/collections/${list}/${id}`}
      prefetch={false}
    >
      {action}
    </Link>
  )
}

/** Note for viewers who may see the order but not take its next step. */
const ForOthers = () => (
  <p className="panel-muted panel-small">You may see this, but not do it. Somebody with more rights does.</p>
)
