'use client'
import clsx from 'clsx'
import { Label } from 'react-aria-components/Label'
import { Meter as AriaMeter } from 'react-aria-components/Meter'
import { amount, root, row } from './Meter.css.ts'
import { fill, tones, track } from './Progress.css.ts'

type MeterProps = {
  label: string
  value: number
  max: number
  /** Shown right of the label and announced: `18 of 24 seats`. */
  text: string
  /** @default 'primary' */
  tone?: keyof typeof tones
  className?: string
}

/** An amount of a maximum, with its text; for the progress of a task use Progress. */
export function Meter({ label, value, max, text, tone = 'primary', className }: MeterProps) {
  return (
    <AriaMeter value={value} maxValue={max} valueLabel={text} className={clsx(root, className)}>
      {({ percentage }) => (
        <>
          <span className={row}>
            <Label>{label}</Label>
            <span className={amount} aria-hidden="true">
              {text}
            </span>
          </span>
          <span className={track}>
            <span className={clsx(fill, tones[tone])} style={{ width: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  )
}
