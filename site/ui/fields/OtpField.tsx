'use client'
import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { extractCode } from '#domain/auth/extractCode.ts'
import { root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'
import { box, boxes, caret, input } from './OtpField.css.ts'

type OtpFieldProps = {
  label: string
  /** Only digits, at most `length` of them. */
  value: string
  onChange: (value: string) => void
  /** @default 4 */
  length?: 4 | 6
  help?: ReactNode
  error?: ReactNode
  isDisabled?: boolean
  autoFocus?: boolean
  name?: string
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

/** A one-time code: boxes over one input, digits only, counter `n/4`. A pasted message gives its code. */
export function OtpField(props: OtpFieldProps) {
  const {
    label,
    value,
    onChange,
    length = 4,
    help,
    error,
    isDisabled,
    autoFocus,
    name,
    inputRef,
    className,
  } = props
  const current = Math.min(value.length, length - 1)
  const state = { 'data-invalid': error ? '' : undefined, 'data-disabled': isDisabled ? '' : undefined }
  return (
    <TextField
      className={clsx(root, className)}
      value={value}
      onChange={(typed) => onChange(extractCode(typed, length))}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      isRequired
      autoFocus={autoFocus}
      autoComplete="one-time-code"
      inputMode="numeric"
      name={name}
      validationBehavior="aria"
    >
      <FieldLabel counter={`${value.length}/${length}`}>{label}</FieldLabel>
      <span className={boxes} {...state}>
        {Array.from({ length }, (_, index) => (
          <span
            key={String(index)}
            className={box}
            aria-hidden="true"
            data-current={index === current ? '' : undefined}
          >
            {value[index] ?? <span className={caret} />}
          </span>
        ))}
        <Input
          ref={inputRef}
          className={input}
          onSelect={keepCaretAtEnd}
          onPaste={(event) => {
            const code = extractCode(event.clipboardData.getData('text'), length)
            if (code.length < length || isDisabled) return
            event.preventDefault()
            onChange(code)
          }}
        />
      </span>
      <FieldFoot help={help} error={error} />
    </TextField>
  )
}

/** The boxes show no caret inside the code, so typing always continues at its end. */
function keepCaretAtEnd({ currentTarget: field }: { currentTarget: HTMLInputElement }) {
  const end = field.value.length
  if (field.selectionStart === field.selectionEnd && field.selectionStart !== end)
    field.setSelectionRange(end, end)
}
