'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#site/ui/media/Icon.tsx'
import { Bubble } from '#site/ui/overlays/Bubble.tsx'
import { lead, mark, narrow, sign, signs } from './Outcome.css.ts'

type OutcomeScreenProps = {
  mark: 'paid' | 'failed' | 'open'
  title: string
  lead: ReactNode
  children: ReactNode
}

/** One outcome. The headline gets the focus, so that screen readers announce the result when it arrives. */
export function OutcomeScreen({ mark: kind, title, lead: text, children }: OutcomeScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another headline moves the focus
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className={narrow}>
      {kind === 'paid' ? (
        <Bubble state="done" size="l" className={mark} />
      ) : (
        <span className={`${sign} ${signs[kind]}`}>
          <Icon icon={kind === 'failed' ? CircleAlert : Clock} size="l" />
        </span>
      )}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={lead}>{text}</p>
      </div>
      {children}
    </div>
  )
}
