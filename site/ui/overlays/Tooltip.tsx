'use client'
import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { root } from './Tooltip.css.ts'

type TooltipProps = {
  /** The name of the icon under the pointer, never information that is nowhere else. */
  text: string
  /** An `IconButton`. */
  children: ReactElement
  isOpen?: boolean
}

/** A word for an icon: on keyboard focus at once, on hover after a moment, never by touch; Esc closes it. */
export function Tooltip({ text, children, isOpen }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100} isOpen={isOpen}>
      {children}
      <AriaTooltip offset={6} className={root}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
