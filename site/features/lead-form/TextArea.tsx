'use client'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { root } from '#site/ui/Field.css.ts'
import { FieldFoot, FieldLabel } from '#site/ui/FieldParts.tsx'
import { area } from './LeadForm.css.ts'

type TextAreaProps = {
  label: string
  name?: string
  value?: string
  onChange?: (value: string) => void
  onBlur?: Parameters<typeof AriaTextField>[0]['onBlur']
  error?: React.ReactNode
  maxLength: number
  isRequired: boolean
}

/** A field of several lines. */
export function TextArea({ label, error, ...rest }: TextAreaProps) {
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error)} validationBehavior="aria" className={root}>
      <FieldLabel>{label}</FieldLabel>
      <AriaTextArea className={area} rows={4} />
      <FieldFoot error={error} />
    </AriaTextField>
  )
}
