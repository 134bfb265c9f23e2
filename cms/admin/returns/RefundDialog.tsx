'use client'
import { useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { STAFF_TEXTS } from '#domain/orders/orderStaffTexts.ts'
import { reasonsOfStaff } from '#domain/returns/reasons.ts'
import type { RefundFigures } from '#domain/returns/refundTotalOf.ts'
import { tooMuchText } from '#domain/returns/tooMuchText.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { newRequestKeys } from '../ui/newRequestKeys.ts'
import { postCall } from '../ui/panelClient.ts'
import { RefundLines } from './RefundLines.tsx'
import { RefundTerms } from './RefundTerms.tsx'
import type { RefundData } from './refundData.ts'
import { sentTerms, type Terms } from './sentTerms.ts'
import { type RefundForm, useRefundForm } from './useRefundForm.ts'

type Props = {
  data: RefundData
  /** The returned or lost parcel whose lines are preselected. */
  parcel?: { id: string; lines: readonly number[]; isBack: boolean }
  onClose: () => void
}

/** Refunds lines of an order in full or in part. Needs a fresh code. */
export function RefundDialog({ data, parcel, onClose }: Props) {
  const form = useRefundForm(data, parcel?.lines)
  const [terms, setTerms] = useState<Terms>({
    reason: parcel ? (parcel.isBack ? 'notDelivered' : 'lostInTransit') : '',
    way: 'source',
    payTo: '',
    answer: '',
  })
  const [restocks, setRestocks] = useState(parcel?.isBack ?? false)
  const [requestKeyOf] = useState(newRequestKeys)
  const { figures, problem, wanted } = form

  // Reasons that concern shipping apply to goods and their delivery only.
  const chosen = [...form.choices.keys()]
  const concernsShipping =
    form.delivery !== null || chosen.some((index) => (data.order.lines[index]?.goods.length ?? 0) > 0)
  const reasons = reasonsOfStaff(concernsShipping || chosen.length === 0)
  const reason = terms.reason !== '' && reasons.includes(terms.reason) ? terms.reason : ''
  /** Errors show next to their fields after the first attempt to send. */
  const [isTried, setTried] = useState(false)
  const wrong = isTried && problem ? problemText(problem, form, data) : null
  const wrongReason = isTried && reason === '' ? 'Choose a reason' : null

  const send = () => {
    setTried(true)
    if (problem || reason === '') return Promise.resolve(null)
    const body = {
      orderId: data.id,
      ...wanted,
      ...sentTerms({ ...terms, reason }, data.isByHand),
      ...(parcel ? { shipmentId: parcel.id, restocks } : {}),
    }
    // Without `seen`, so that the same refund sent again from a reloaded page has the same request key.
    const lines = wanted.lines.map((line) => ({ ...line, seen: undefined }))
    return postCall('/sales/refund', { ...body, requestKey: requestKeyOf({ ...body, lines }) })
  }
  const total = figures ? figures.paidPaise + figures.creditsPaise : 0
  return (
    <DialogForm
      title={`Refund order ${data.number}`}
      submit={total > 0 ? `Refund ${formatInr(total)}` : 'Refund'}
      send={send}
      sum={figures && <Figures figures={figures} way={terms.way} />}
      onClose={onClose}
    >
      {() => (
        <>
          <RefundLines data={data} form={form} wrong={wrong} />
          {parcel?.isBack && (
            <label className="order-choice">
              <input type="checkbox" checked={restocks} onChange={() => setRestocks(!restocks)} />
              The goods can be sold again: put them back into stock
            </label>
          )}
          <RefundTerms
            terms={{ ...terms, reason }}
            onChange={setTerms}
            reasons={reasons}
            isByHand={data.isByHand}
            answerLabel="Message to the student (optional)"
            wrong={{ reason: wrongReason }}
          />
        </>
      )}
    </DialogForm>
  )
}

function problemText(
  problem: NonNullable<RefundForm['problem']>,
  { wanted }: RefundForm,
  { order }: RefundData,
): string {
  if (problem === 'amount') return 'Enter an amount of rupees'
  const text = STAFF_TEXTS.refundProblems[problem]
  return problem === 'tooMuch' ? fillPlaceholders(text, { left: tooMuchText(order, wanted) }) : text
}

/** Summary of the refund. */
function Figures({ figures, way }: { figures: RefundFigures; way: Terms['way'] }) {
  const { paidPaise, creditsPaise, earnedPaise } = figures
  const rows = [
    { label: way === 'credits' ? 'Money, as credits' : 'Money', paise: paidPaise },
    { label: 'Credits that were spent', paise: creditsPaise },
    { label: 'Cashback reversed', paise: -earnedPaise },
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
