import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { root, row, states } from './Chip.css.ts'
import { Icon } from './media/Icon.tsx'
import { AppLink } from './navigation/AppLink.tsx'

type ChipLinkProps = {
  href: string
  /** @default 'off' */
  state?: keyof typeof states
  /** What the link does, when the label does not say it (`Remove filter JEE Main`). */
  label?: string
  children: ReactNode
}

/** A filter choice as a link: off, on (with a check) or an applied filter (with a cross). */
export function ChipLink({ href, state = 'off', label, children }: ChipLinkProps) {
  return (
    <AppLink
      href={href}
      className={clsx(root, states[state])}
      aria-label={label}
      aria-current={state === 'on' ? 'true' : undefined}
      scroll={false}
    >
      {state === 'on' ? <Icon icon={Check} size="xs" strokeWidth={2.2} /> : null}
      {children}
      {state === 'set' ? <Icon icon={X} size="xs" /> : null}
    </AppLink>
  )
}

export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={row}>{children}</div>
}
