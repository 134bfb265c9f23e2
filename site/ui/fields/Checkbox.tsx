'use client'
import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import { Icon } from '../media/Icon.tsx'
import { box, root, text } from './Checkbox.css.ts'

type CheckboxProps = Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  className?: string
}

/** Yes or no in a form; `isIndeterminate` while only some of its items are selected. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox {...rest} className={clsx(root, className)}>
      {({ isIndeterminate }) => (
        <>
          <span className={box} data-on={isIndeterminate || undefined}>
            <Icon icon={isIndeterminate ? Minus : Check} size="xs" strokeWidth={3} />
          </span>
          <span className={text}>{children}</span>
        </>
      )}
    </AriaCheckbox>
  )
}
