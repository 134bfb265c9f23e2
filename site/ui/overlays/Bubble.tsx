import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Icon } from '../media/Icon.tsx'
import { root, sizes, states } from './Bubble.css.ts'

const MARKS: Partial<Record<keyof typeof states, LucideIcon>> = { done: Check, failed: X }

type BubbleProps = {
  /**
   * Empty ring, ring with a core, filled with its number, done (check) or failed (cross). @default 'empty'
   */
  state?: keyof typeof states
  /** 20, 24 or 28 px. @default 's' */
  size?: keyof typeof sizes
  /** A number or letter; a done bubble shows the check instead. */
  children?: ReactNode
  className?: string
}

/** The answer-sheet bubble of radios, steppers, timelines and lesson lists. Decorative: use text as well. */
export function Bubble({ state = 'empty', size = 's', children, className }: BubbleProps) {
  return (
    <span className={clsx(root, sizes[size], states[state], className)} aria-hidden="true">
      {MARKS[state] ? <Icon icon={MARKS[state]} size="xs" strokeWidth={3} /> : children}
    </span>
  )
}
