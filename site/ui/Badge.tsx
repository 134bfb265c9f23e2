import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { root, tones } from './Badge.css.ts'
import { Icon } from './media/Icon.tsx'

export type BadgeTone = keyof typeof tones

type BadgeProps = {
  /** @default 'neutral' */
  tone?: BadgeTone
  /** Badges of a state have one, so that colour is not the only sign. */
  icon?: LucideIcon
  children: ReactNode
  className?: string
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={clsx(root, tones[tone], className)}>
      {icon ? <Icon icon={icon} size="xs" strokeWidth={2} /> : null}
      {children}
    </span>
  )
}
