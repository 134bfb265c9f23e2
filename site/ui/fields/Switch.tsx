'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch'
import { knob, note as noteStyle, root, text, track } from './Switch.css.ts'

type SwitchProps = Omit<AriaSwitchProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  /** A second line: the effect of the switch. */
  note?: ReactNode
  className?: string
}

/** On or off, effective at once without a save button; for a value that is saved with a form use Checkbox. */
export function Switch({ children, note, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={clsx(root, className)}>
      <span className={track}>
        <span className={knob} />
      </span>
      <span className={text}>
        <span>{children}</span>
        {note ? <span className={noteStyle}>{note}</span> : null}
      </span>
    </AriaSwitch>
  )
}
