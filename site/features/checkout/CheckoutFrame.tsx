'use client'
import clsx from 'clsx'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import type { Picture } from '#site/data/Picture.ts'
import { Logo } from '#site/features/shell/Logo.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { container } from '#site/ui/layout.css.ts'
import { Stepper } from '#site/ui/Stepper.tsx'
import { bar, barRow, page, secure, short, steps } from './CheckoutFrame.css.ts'

const STEPS = ['Details', 'Payment']

export type FrameProps = {
  logo?: Picture | null
  /** Index of the step one is in; as many as there are steps once all are done. */
  step: number
  children: ReactNode
}

/** The checkout's own page: no navigation, the steps in the header. */
export function CheckoutFrame({ logo, step, children }: FrameProps) {
  const { title } = useProject()
  return (
    <div data-focus-page="bare">
      <div className={bar}>
        <div className={clsx(container, barRow)}>
          <Logo title={title} logo={logo} />
          <nav className={steps} aria-label="Steps">
            <Stepper steps={STEPS} current={step} />
          </nav>
          <span className={secure}>
            <Icon icon={Lock} size="s" />
            Secure checkout
          </span>
        </div>
      </div>
      <div className={clsx(container, page)}>
        {step < STEPS.length ? (
          <p className={short}>
            Step {step + 1} of {STEPS.length}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  )
}
