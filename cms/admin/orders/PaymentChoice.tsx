'use client'
import { useId } from 'react'
import { LimitedField } from '../ui/LimitedField.tsx'

export type PaymentInput = { kind: 'offline' | 'link'; reference: string }

const CHOICES = [
  {
    kind: 'offline',
    label: 'The money is here',
    help: 'Cash, card or transfer that you received. The order is paid at once.',
  },
  {
    kind: 'link',
    label: 'Send a pay link',
    help: 'The student gets a message, logs in and pays as they like.',
  },
] as const

/** Payment method of a manual order. */
export function PaymentChoice({
  pay,
  onChange,
}: {
  pay: PaymentInput
  onChange: (pay: PaymentInput) => void
}) {
  const ids = useId()
  return (
    <fieldset className="order-pay">
      <legend>Payment</legend>
      {CHOICES.map(({ kind, label, help }) => (
        <label key={kind} className="order-choice" htmlFor={`${ids}-${kind}`}>
          <input
            id={`${ids}-${kind}`}
            type="radio"
            name={`${ids}-kind`}
            checked={pay.kind === kind}
            onChange={() => onChange({ ...pay, kind })}
          />
          <span>
            <strong>{label}</strong>
            <span className="panel-muted panel-small">{help}</span>
          </span>
        </label>
      ))}
      {pay.kind === 'offline' && (
        <LimitedField
          label="Reference"
          max={80}
          value={pay.reference}
          onChange={(reference) => onChange({ ...pay, reference })}
          help="Number of the receipt or transfer; each counts once"
        />
      )}
    </fieldset>
  )
}
