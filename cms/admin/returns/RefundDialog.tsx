'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { DESK_TEXTS } from '#domain/orders/deskTexts.ts'
import type { BackFigures } from '#domain/returns/backOf.ts'
import { callDesk } from '../commerce/callDesk.ts'
import { DialogForm } from '../commerce/DialogForm.tsx'
import { useStepUp } from '../people/useStepUp.tsx'
import { RefundLines } from './RefundLines.tsx'
import { RefundTerms, type Terms } from './RefundTerms.tsx'
import type { RefundData } from './refundData.ts'
import { useRefundForm } from './useRefundForm.ts'

type Props = {
  data: RefundData
  /** The parcel that came back or was lost, whose lines are chosen at first. */
  parcel?: { id: string; lines: readonly number[]; isBack: boolean }
  onClose: () => void
}

/** Refunds lines of an order, whole or in part. Asks for a fresh code. */
export function RefundDialog({ data, parcel, onClose }: Props) {
  const form = useRefundForm(data, parcel?.lines)
  const [terms, setTerms] = useState<Terms>({
    ...{ reason: parcel ? (parcel.isBack ? 'notDelivered' : 'lostInTransit') : '', way: 'source' },
    ...{ payTo: '', answer: '' },
  })
  const [restocks, setRestocks] = useState(parcel?.isBack ?? false)
  const [requestKey] = useState(() => crypto.randomUUID())
  const { run, dialog } = useStepUp()
  const { figures, problem, wanted } = form

  const send = () => {
    if (problem === 'amount') return Promise.resolve('Enter an amount of rupees')
    if (problem) return Promise.resolve(DESK_TEXTS.refundProblems[problem])
    if (terms.reason === '') return Promise.resolve('Choose a reason')
    const { reason, way, payTo, answer } = terms
    return run(() =>
      callDesk('/sales/refund', {
        ...{ orderId: data.id, ...wanted, reason, way, requestKey },
        ...(payTo.trim() ? { payTo: payTo.trim() } : {}),
        ...(answer.trim() ? { answer: answer.trim() } : {}),
        ...(parcel ? { shipmentId: parcel.id, restocks } : {}),
      }),
    )
  }
  const total = figures ? figures.paidPaise + figures.creditsPaise : 0
  return (
    <>
      <DialogForm
        title={`Refund order ${data.number}`}
        submit={total > 0 ? `Refund ${formatInr(total)}` : 'Refund'}
        send={send}
        onClose={onClose}
      >
        {(state) => (
          <>
            <RefundLines data={data} form={form} state={state} />
            {parcel?.isBack && (
              <label className="order-choice">
                <input type="checkbox" checked={restocks} onChange={() => setRestocks(!restocks)} />
                The goods can be sold again: put them back into stock
              </label>
            )}
            <RefundTerms
              terms={terms}
              onChange={setTerms}
              isByHand={data.isByHand}
              answerLabel="Message to the student (optional)"
              state={state}
            />
            {figures && <Figures figures={figures} way={terms.way} />}
          </>
        )}
      </DialogForm>
      {dialog}
    </>
  )
}

/** What it comes to, in words. */
function Figures({ figures, way }: { figures: BackFigures; way: Terms['way'] }) {
  const { paidPaise, creditsPaise, earnedPaise } = figures
  const rows = [
    { label: way === 'credits' ? 'Money, as credits' : 'Money', paise: paidPaise },
    { label: 'Credits that were spent', paise: creditsPaise },
    { label: 'Cashback taken back', paise: -earnedPaise },
  ].filter(({ paise }, index) => index === 0 || paise !== 0)
  return (
    <dl className="order-amounts">
      {rows.map(({ label, paise }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="panel-number">{formatInr(paise)}</dd>
        </div>
      ))}
    </dl>
  )
}
