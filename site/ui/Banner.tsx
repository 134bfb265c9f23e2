import clsx from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { root, text, tones } from './Banner.css.ts'
import { Icon } from './media/Icon.tsx'

type BannerProps = {
  /** @default 'info' */
  tone?: keyof typeof tones
  /** `alert` when it appears in response to the person's action. */
  role?: 'status' | 'alert'
  /** One sentence, at most one link. */
  children: ReactNode
  className?: string
  /** `hidden`: not printed. */
  'data-print'?: 'hidden'
}

const drawings = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export function Banner({ tone = 'info', role, children, className, ...rest }: BannerProps) {
  return (
    <div {...rest} role={role} className={clsx(root, tones[tone], className)}>
      <Icon icon={drawings[tone]} />
      <div className={text}>{children}</div>
    </div>
  )
}
