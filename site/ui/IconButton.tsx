'use client'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { root } from './IconButton.css.ts'
import { Icon } from './media/Icon.tsx'

type IconButtonProps = Omit<ButtonProps, 'children' | 'className' | 'style'> & {
  icon: LucideIcon
  /** Its accessible name. */
  label: string
  className?: string
}

/** A 44 px button with only an icon, such as search, close or back. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} aria-label={label} className={clsx(root, className)}>
      <Icon icon={icon} />
    </Button>
  )
}
