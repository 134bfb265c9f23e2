'use client'
import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { affix as affixStyle, box, input, root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'

type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> & {
  label: string
  /** An example, never the label. */
  placeholder?: string
  /** Fixed text before the value, such as `+91`. */
  affix?: ReactNode
  /** Shown right of the label, such as `7/10`. */
  counter?: string
  help?: ReactNode
  /** Shown in place of the help text; makes the field invalid. */
  error?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

/**
 * A single-line text field. All props of react-aria's TextField work (`value`, `onChange`, `isRequired`,
 * `inputMode`, …).
 */
export function TextField(props: TextFieldProps) {
  const { label, placeholder, affix, counter, help, error, inputRef, className, ...rest } = props
  return (
    <AriaTextField {...rest} isInvalid={rest.isInvalid ?? Boolean(error)} className={clsx(root, className)}>
      <FieldLabel counter={counter}>{label}</FieldLabel>
      <Group className={box} isInvalid={rest.isInvalid ?? Boolean(error)} isDisabled={rest.isDisabled}>
        {affix ? <span className={affixStyle}>{affix}</span> : null}
        <Input ref={inputRef} className={input} placeholder={placeholder} />
      </Group>
      <FieldFoot help={help} error={error} />
    </AriaTextField>
  )
}
