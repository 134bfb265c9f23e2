'use client'
import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { actions as actionsStyle, card, gate, inside, title as titleStyle, words } from './HallGate.css.ts'

type HallGateProps = {
  title: string
  text?: ReactNode
  children?: ReactNode
  /** Below the bar of an open hall. */
  isInside?: boolean
  level?: 1 | 2
}

/** What is shown in place of the questions, and what one can do about it. */
export function HallGate({ title, text, children, isInside, level = 1 }: HallGateProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={clsx(gate, isInside && inside)}>
      <div ref={box} tabIndex={-1} className={card}>
        <Heading className={titleStyle}>{title}</Heading>
        {text ? (
          <p className={words} role="status">
            {text}
          </p>
        ) : null}
        {children ? <div className={actionsStyle}>{children}</div> : null}
      </div>
    </div>
  )
}
