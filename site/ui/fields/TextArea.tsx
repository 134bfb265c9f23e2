'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'
import { area } from './TextArea.css.ts'

type TextAreaProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> & {
  label: string
  placeholder?: string
  /** Shown right of the label, such as `120/2000`. */
  counter?: string
  help?: ReactNode
  error?: ReactNode
  /** @default 4 */
  rows?: number
  className?: string
}

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { label, placeholder, counter, help, error, rows = 4, className, ...rest } = props
  return (
    <AriaTextField {...rest} isInvalid={rest.isInvalid ?? Boolean(error)} className={clsx(root, className)}>
      <FieldLabel counter={counter}>{label}</FieldLabel>
      <AriaTextArea className={area} rows={rows} placeholder={placeholder} />
      <FieldFoot help={help} error={error} />
    </AriaTextField>
  )
}
