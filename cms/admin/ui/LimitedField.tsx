'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { TYPED_DAYS } from '#domain/input/typedDates.ts'
import { groupDigits } from '#domain/text/groupDigits.ts'
import { lengthProblem } from '#domain/text/lengthProblem.ts'
import type { FieldState } from './FieldState.ts'

/** Characters left from which the count is shown. */
const COUNTED_FROM = 50
/** No count in fields up to this length: they hold numbers, and a count beside one would look like a second number. */
const UNCOUNTED = 10

/** What can be picked as a day, and as a day with its time. */
const RANGES: Partial<Record<NonNullable<Props['type']>, { min: string; max: string }>> = {
  date: TYPED_DAYS,
  'datetime-local': { min: `${TYPED_DAYS.min}T00:00`, max: `${TYPED_DAYS.max}T23:59` },
}

type Props = {
  label: ReactNode
  value: string
  /** Maximum length. A longer text is kept as pasted and blocks its form (`isTooLong`). */
  max: number
  onChange: (value: string) => void
  /** Rows of a textarea; an input without it. */
  rows?: number
  type?: 'text' | 'url' | 'date' | 'datetime-local'
  placeholder?: string
  help?: ReactNode
  /** Another error of this field. */
  problem?: string | null | undefined
  /** Attributes for an error of the whole form. */
  state?: FieldState
  /** Whether a suggested value is selected when the field gets the focus, so that typing replaces it. */
  isSuggested?: boolean
}

/** Labelled text field with a character count; it never truncates its text. */
export function LimitedField(props: Props) {
  const { label, value, max, onChange, rows, type = 'text', placeholder, help, state, isSuggested } = props
  const id = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const tooLong = lengthProblem(value, max)
  const wrong = tooLong ?? props.problem
  const left = max - value.length
  useEffect(() => field.current?.setCustomValidity(tooLong ?? ''), [tooLong])
  const control = {
    id,
    ref: field,
    value,
    placeholder,
    autoComplete: 'off',
    'aria-invalid': Boolean(wrong) || Boolean(state?.['aria-invalid']),
    'aria-describedby': [`${id}-help`, state?.['aria-describedby']].filter(Boolean).join(' '),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    ...(isSuggested ? { onFocus: ({ target }: { target: { select: () => void } }) => target.select() } : {}),
  }
  return (
    <div className="panel-field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...control} /> : <input type={type} {...control} {...RANGES[type]} />}
      <p id={`${id}-help`} className={wrong ? 'panel-field__error' : 'panel-field__help'} aria-live="polite">
        {wrong ?? help}
        {!wrong && !RANGES[type] && max > UNCOUNTED && left <= COUNTED_FROM && left < max
          ? ` ${groupDigits(value.length)}/${groupDigits(max)}`
          : null}
      </p>
    </div>
  )
}
