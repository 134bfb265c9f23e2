'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { grouped } from '#domain/text/grouped.ts'
import { lengthProblem } from '#domain/text/lengthProblem.ts'
import type { FieldState } from './DialogForm.tsx'

/** Characters left at which the count begins to show. */
const COUNTED_FROM = 50

type Props = {
  label: ReactNode
  value: string
  /** Most characters. A longer text stays as it was pasted, and its form is not sent (`isTooLong`). */
  max: number
  onChange: (value: string) => void
  /** Lines of a text area; without it, one line. */
  rows?: number
  type?: 'text' | 'url' | 'date'
  placeholder?: string
  help?: ReactNode
  /** What else is wrong with this field. */
  problem?: string | null | undefined
  /** What is wrong with the whole form. */
  state?: FieldState
}

/** A labelled text field of the panel that counts its characters and cuts nothing. */
export function LimitedField(props: Props) {
  const { label, value, max, onChange, rows, type = 'text', placeholder, help, state } = props
  const id = useId()
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const tooLong = lengthProblem(value, max)
  const wrong = tooLong ?? props.problem
  const left = max - value.length
  useEffect(() => field.current?.setCustomValidity(tooLong ?? ''), [tooLong])
  const control = {
    ...{ id, ref: field, value, placeholder, autoComplete: 'off' },
    'aria-invalid': Boolean(wrong) || Boolean(state?.['aria-invalid']),
    'aria-describedby': [`${id}-help`, state?.['aria-describedby']].filter(Boolean).join(' '),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className="panel-field">
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea rows={rows} {...control} /> : <input type={type} {...control} />}
      <p id={`${id}-help`} className={wrong ? 'panel-field__error' : 'panel-field__help'} aria-live="polite">
        {wrong ?? help}
        {!wrong && left <= COUNTED_FROM && left < max ? ` ${grouped(value.length)}/${grouped(max)}` : null}
      </p>
    </div>
  )
}

/** Whether a text in a form is too long to be sent; the first one gets the focus. */
export function isTooLong(form: HTMLFormElement): boolean {
  const [first] = [...form.elements].filter(
    (field): field is HTMLInputElement => (field as HTMLInputElement).validity?.customError === true,
  )
  first?.focus()
  return first !== undefined
}
