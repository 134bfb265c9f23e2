import clsx from 'clsx'
import { fill, indeterminate, tones, track } from './Progress.css.ts'

type ProgressProps = {
  /** The accessible name of the bar. */
  label: string
  /** 0 to 100; null while the duration is unknown. */
  percent: number | null
  /** @default 'primary' */
  tone?: keyof typeof tones
  className?: string
}

/** The progress of a task; for an amount of a maximum use Meter. */
export function Progress({ label, percent, tone = 'primary', className }: ProgressProps) {
  const value = percent === null ? undefined : Math.round(Math.min(100, Math.max(0, percent)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={clsx(track, className)}
    >
      <div
        className={clsx(fill, tones[tone], value === undefined && indeterminate)}
        style={value === undefined ? undefined : { width: `${value}%` }}
      />
    </div>
  )
}
