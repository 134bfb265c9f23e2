'use client'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { block, iconSlot, looks, pendingBare, root, sizes, spinner } from './Button.css.ts'
import { Icon } from './media/Icon.tsx'

export type ButtonLook = keyof typeof looks

type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  /** One `primary` per view. @default 'primary' */
  look?: ButtonLook
  /** 36 (44 on touch), 44 or 52 px. @default 'm' */
  size?: keyof typeof sizes
  /** As wide as its container. */
  isBlock?: boolean
  icon?: LucideIcon
  className?: string
}

/** A button. `isPending` shows a spinner in place of the icon, keeps label and width, and ignores clicks. */
export function Button({
  children,
  look = 'primary',
  size = 'm',
  isBlock,
  icon,
  className,
  ...rest
}: ButtonProps) {
  const isBare = Boolean(rest.isPending) && !icon
  return (
    <AriaButton
      {...rest}
      className={clsx(root, sizes[size], looks[look], isBlock && block, isBare && pendingBare, className)}
    >
      <Lead icon={icon} isPending={rest.isPending} />
      {children}
    </AriaButton>
  )
}

function Lead({ icon, isPending }: { icon?: LucideIcon; isPending?: boolean }) {
  if (!icon && !isPending) return null
  return (
    <span className={iconSlot}>
      {isPending || !icon ? <span className={spinner} /> : <Icon icon={icon} size="s" />}
    </span>
  )
}
