import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { root, sizes } from './Icon.css.ts'

type IconProps = {
  /** Import each from its own module: `import Check from 'lucide-react/icons/check'`. */
  icon: LucideIcon
  /** 14, 16, 20 or 24 px. @default 'm' */
  size?: keyof typeof sizes
  /** Its accessible name; decorative without it. */
  label?: string
  strokeWidth?: number
  className?: string
}

/** A lucide icon in the current colour. */
export function Icon({ icon: Drawing, size = 'm', label, strokeWidth = 1.75, className }: IconProps) {
  return (
    <Drawing
      className={clsx(root, sizes[size], className)}
      strokeWidth={strokeWidth}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
