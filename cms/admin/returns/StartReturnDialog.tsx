'use client'
import { useId, useState } from 'react'
import { REFUND_REASONS_OF_STAFF } from '#domain/returns/reasons.ts'
import { remainingPieces } from '#domain/returns/returnedPieces.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { newRequestKeys } from '../ui/newRequestKeys.ts'
import { postCall } from '../ui/panelClient.ts'
import { FieldProblem } from './FieldProblem.tsx'
import { RefundTerms } from './RefundTerms.tsx'
import { type RefundData, returnableLineIndexes } from './refundData.ts'
import { sentTerms, type Terms } from './sentTerms.ts'

/** Starts a return of delivered goods, which are refunded after inspection. Needs a fresh code. */
export function StartReturnDialog({ data, onClose }: { data: RefundData; onClose: () => void }) {
  const { order } = data
  const open = returnableLineIndexes(order)
  const left = remainingPieces(order)
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(
    new Map(open.length === 1 ? open.map((index) => [index, left[index] as number]) : []),
  )
  const [terms, setTerms] = useState<Terms>({ reason: '', way: 'source', payTo: '', answer: '' })
  const [requestKeyOf] = useState(newRequestKeys)
  /** Errors show next to their fields after the first attempt to send. */
  const [isTried, setTried] = useState(false)
  const id = useId()
  const set = (index: number, quantity: number | null) => {
    const after = new Map(chosen)
    if (quantity === null) after.delete(index)
    else after.set(index, quantity)
    setChosen(after)
  }
  const send = () => {
    const { reason } = terms
    setTried(true)
    if (chosen.size === 0 || reason === '' || !terms.answer.trim()) return Promise.resolve(null)
    const body = {
      orderId: data.id,
      ...sentTerms(terms, data.isByHand),
      lines: [...chosen].map(([index, quantity]) => ({ index, quantity })),
    }
    return postCall('/sales/startreturn', { ...body, requestKey: requestKeyOf(body) })
  }
  return (
    <DialogForm
      title={`Start a return of ${data.number}`}
      submit="Start return"
      send={send}
      onClose={onClose}
    >
      {() => (
        <>
          <p className="panel-muted">
            The student gets your message and sends it back. It is refunded after you have inspected what
            arrived.
          </p>
          <fieldset className="refund-lines" aria-describedby={`${id}-problem`}>
            <legend className="panel-label">Items returned</legend>
            <FieldProblem id={id} text={isTried && chosen.size === 0 ? 'Choose the items returned' : null} />
            {open.map((index) => (
              <div key={index} className="refund-line">
                <label className="order-choice">
                  <input
                    type="checkbox"
                    checked={chosen.has(index)}
                    onChange={() => set(index, chosen.has(index) ? null : (left[index] as number))}
                  />
                  <strong>{order.lines[index]?.title}</strong>
                </label>
                {chosen.has(index) && (left[index] as number) > 1 && (
                  <div className="panel-field">
                    <label htmlFor={`pieces-${index}`}>Pieces</label>
                    <select
                      id={`pieces-${index}`}
                      value={chosen.get(index)}
                      onChange={({ target }) => set(index, Number(target.value))}
                    >
                      {Array.from({ length: left[index] as number }, (_, at) => at + 1).map((count) => (
                        <option key={count} value={count}>
                          {count}
                        </option>
                      ))}
                    </select>
                  </div>
                )}
              </div>
            ))}
          </fieldset>
          <RefundTerms
            terms={terms}
            onChange={setTerms}
            reasons={REFUND_REASONS_OF_STAFF}
            isByHand={data.isByHand}
            answerLabel="Message to the student: where to send it, and how"
            wrong={{
              reason: isTried && terms.reason === '' ? 'Choose a reason' : null,
              answer: isTried && !terms.answer.trim() ? 'Write where to send it, and how' : null,
            }}
          />
        </>
      )}
    </DialogForm>
  )
}
