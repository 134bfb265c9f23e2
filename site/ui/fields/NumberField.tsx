'use client'
import clsx from 'clsx'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { Icon } from '../media/Icon.tsx'
import { root } from './Field.css.ts'
import { FieldFoot, FieldLabel } from './FieldParts.tsx'
import { box, input, step } from './NumberField.css.ts'

type NumberFieldProps = Omit<AriaNumberFieldProps, 'children' | 'className' | 'style'> & {
  label: string
  help?: ReactNode
  error?: ReactNode
  className?: string
}

/** A number with decrement and increment buttons (`minValue`, `maxValue`, `step`, `formatOptions`). */
export function NumberField({ label, help, error, className, ...rest }: NumberFieldProps) {
  const isInvalid = rest.isInvalid ?? Boolean(error)
  return (
    <AriaNumberField {...rest} isInvalid={isInvalid} className={clsx(root, className)}>
      <FieldLabel>{label}</FieldLabel>
      <Group className={box} isInvalid={isInvalid} isDisabled={rest.isDisabled}>
        <Button slot="decrement" className={step}>
          <Icon icon={Minus} size="s" />
        </Button>
        <Input className={input} />
        <Button slot="increment" className={step}>
          <Icon icon={Plus} size="s" />
        </Button>
      </Group>
      <FieldFoot help={help} error={error} />
    </AriaNumberField>
  )
}
