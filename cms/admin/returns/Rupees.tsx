'use client'
import { useId } from 'react'
import { FieldProblem, invalidFieldProps } from './FieldProblem.tsx'

type Props = {
  label: string
  value: string
  onChange: (rupees: string) => void
  wrong: string | null
}

/** Input of an amount in rupees with its error. */
export function Rupees({ label, value, onChange, wrong }: Props) {
  const id = useId()
  return (
    <div className="panel-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
        {...invalidFieldProps(id, wrong)}
      />
      <FieldProblem id={id} text={wrong} />
    </div>
  )
}
