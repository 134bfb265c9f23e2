'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { box, root } from './Checkbox.css.ts'
import { Icon } from './Icon.tsx'

type CheckboxProps = Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  className?: string
}

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={clsx(root, className)}>
      <span className={box}>
        <Icon icon={Check} size="xs" strokeWidth={3} />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
