'use client'
import { useId } from 'react'
import { REFUND_WAY_NAMES } from '#domain/returns/names.ts'
import type { StaffRefundReason } from '#domain/returns/reasons.ts'
import { REFUND_WAYS } from '#domain/returns/states.ts'
import { LimitedField } from '../ui/LimitedField.tsx'
import { FieldProblem, invalidFieldProps } from './FieldProblem.tsx'
import { REASON_NAMES } from './returnTexts.ts'
import { needsPayTo, type Terms } from './sentTerms.ts'

type Props = {
  terms: Terms
  onChange: (terms: Terms) => void
  /** Available reasons. */
  reasons: readonly StaffRefundReason[]
  isByHand: boolean
  /** Label of the message to the student. */
  answerLabel: string
  /** Errors by field. */
  wrong: { reason?: string | null; answer?: string | null }
}

/** Reason, destination and message of a refund. */
export function RefundTerms({ terms, onChange, reasons, isByHand, answerLabel, wrong }: Props) {
  const id = useId()
  const set = (more: Partial<Terms>) => onChange({ ...terms, ...more })
  return (
    <>
      <div className="panel-field">
        <label htmlFor={`${id}-reason`}>Reason</label>
        <select
          id={`${id}-reason`}
          value={terms.reason}
          onChange={({ target }) => set({ reason: target.value as StaffRefundReason })}
          {...invalidFieldProps(`${id}-reason`, wrong.reason)}
        >
          <option value="" disabled>
            Choose a reason
          </option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {REASON_NAMES[reason]}
            </option>
          ))}
        </select>
        <FieldProblem id={`${id}-reason`} text={wrong.reason} />
      </div>
      <fieldset className="refund-lines">
        <legend className="panel-label">Where the money goes</legend>
        {REFUND_WAYS.map((way) => (
          <label key={way} className="order-choice">
            <input type="radio" name={id} checked={terms.way === way} onChange={() => set({ way })} />
            {REFUND_WAY_NAMES[way]}
          </label>
        ))}
      </fieldset>
      {needsPayTo(terms, isByHand) && (
        <LimitedField
          label="UPI ID or bank account of the student"
          max={120}
          value={terms.payTo}
          onChange={(payTo) => set({ payTo })}
          help="No gateway holds this money. Transfer it yourself, then mark the refund as paid in the order."
        />
      )}
      <LimitedField
        label={answerLabel}
        rows={3}
        max={1000}
        value={terms.answer}
        onChange={(answer) => set({ answer })}
        problem={wrong.answer}
      />
    </>
  )
}
