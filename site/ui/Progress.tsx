import clsx from 'clsx'
import { fill, tones, track } from './Progress.css.ts'

type ProgressProps = {
  /** What is measured, for those who do not see the bar. */
  label: string
  /** 0 to 100. */
  percent: number
  /** @default 'primary' */
  tone?: keyof typeof tones
  className?: string
}

export function Progress({ label, percent, tone = 'primary', className }: ProgressProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={clsx(track, className)}
    >
      <div className={clsx(fill, tones[tone])} style={{ width: `${value}%` }} />
    </div>
  )
}
