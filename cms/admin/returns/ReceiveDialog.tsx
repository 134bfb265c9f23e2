'use client'
import { useId, useState } from 'react'
import { formatInr } from '#domain/money/formatInr.ts'
import { paiseToRupees, rupeesToPaise } from '#domain/money/rupees.ts'
import { inspectedRefund } from '#domain/returns/inspectedRefund.ts'
import { GRADES, type Grade } from '#domain/returns/reasons.ts'
import { refundFor } from '#domain/returns/returnedPieces.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { postCall } from '../ui/panelClient.ts'
import { Rupees } from './Rupees.tsx'
import type { RefundData } from './refundData.ts'
import { GRADE_NAMES } from './returnTexts.ts'

export type ReceivedLine = { key: string; title: string; index: number; quantity: number }
type Props = {
  id: string
  lines: readonly ReceivedLine[]
  /** The order without this return's own pending amounts. */
  order: RefundData['order']
  /** Whether delivery is refunded along with the last goods. */
  isForced: boolean
  onClose: () => void
}
type Choice = { grade: Grade | null; rupees: string }

/** Grades each received line; a worn one may be refunded in part. Needs a fresh code. */
export function ReceiveDialog({ id, lines, order, isForced, onClose }: Props) {
  const full = lines.map(({ index, quantity }) => worthOfPieces(order, index, quantity))
  const [choices, setChoices] = useState<Choice[]>(() =>
    full.map((paise) => ({ grade: null, rupees: paiseToRupees(paise) })),
  )
  const [answer, setAnswer] = useState('')
  const [isTried, setTried] = useState(false)
  const name = useId()

  const graded = lines.map(({ index, quantity }, at) => {
    const { grade, rupees } = choices[at] as Choice
    const paise = grade === 'worn' ? rupeesToPaise(rupees) : (full[at] ?? 0)
    const isWrong = paise === null || paise > (full[at] ?? 0)
    return { index, quantity, grade, isWrong, withheldPaise: isWrong ? 0 : (full[at] ?? 0) - paise }
  })
  const isWhole = graded.every(({ grade, isWrong }) => grade !== null && !isWrong)
  const figures = isWhole ? inspectedRefund(order, graded, isForced) : null
  const total = figures ? figures.paidPaise + figures.creditsPaise : 0

  const send = () => {
    setTried(true)
    if (!isWhole) return Promise.resolve(null)
    const grades = graded.map(({ grade }) => grade)
    const withheld = graded.map(({ withheldPaise }) => withheldPaise)
    return postCall('/sales/receivereturn', { id, grades, withheld, answer: answer.trim() })
  }
  const set = (at: number, more: Partial<Choice>) =>
    setChoices(choices.map((one, place) => (place === at ? { ...one, ...more } : one)))
  return (
    <DialogForm
      title="Which items arrived?"
      submit={!isWhole ? 'Save' : total > 0 ? `Refund ${formatInr(total)}` : 'Save without a refund'}
      send={send}
      onClose={onClose}
    >
      {(state) => (
        <>
          {lines.map(({ key, title }, at) => (
            <fieldset key={key} className="parcel-choices">
              <legend className="panel-label">{title}</legend>
              {GRADES.map((grade) => (
                <label key={grade} className="order-choice">
                  <input
                    type="radio"
                    name={`${name}-${at}`}
                    checked={choices[at]?.grade === grade}
                    onChange={() => set(at, { grade })}
                  />
                  {GRADE_NAMES[grade]}
                </label>
              ))}
              {choices[at]?.grade === 'worn' && (
                <Rupees
                  label={`Refund for ${title}, ₹`}
                  value={choices[at]?.rupees ?? ''}
                  onChange={(rupees) => set(at, { rupees })}
                  wrong={graded[at]?.isWrong ? `Enter an amount up to ${formatInr(full[at] ?? 0)}` : null}
                />
              )}
              {isTried && choices[at]?.grade === null && (
                <p className="panel-field__error">Say what it is like</p>
              )}
            </fieldset>
          ))}
          <LimitedField
            label="Message to the student (optional)"
            rows={3}
            max={1000}
            value={answer}
            onChange={setAnswer}
            state={state}
          />
        </>
      )}
    </DialogForm>
  )
}

/** Refund of a number of pieces of a line, paise. */
function worthOfPieces(order: RefundData['order'], index: number, quantity: number): number {
  const quantities = order.lines.map((_, at) => (at === index ? quantity : 0))
  return refundFor(order, quantities, false).lines[index]?.netPaise ?? 0
}
