'use client'
import clsx from 'clsx'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Picture } from '#site/data/Picture.ts'
import { Logo } from '#site/features/shell/frame/Logo.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { container } from '#site/ui/layout.css.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { Stepper } from '#site/ui/navigation/Stepper.tsx'
import { bar, barRow, page, secure, short, stepper } from './CheckoutFrame.css.ts'
import { countedSteps, type Step, stepNumber } from './steps.ts'

export type FrameProps = {
  logo?: Picture | null
  /** Left out once the checkout is completed: the header then shows details and payment, without a count. */
  steps?: readonly ('details' | Step)[]
  /** Index of the current step; the number of steps once all are completed. */
  step: number
  children: ReactNode
}

/** The layout of the checkout: no navigation, the steps in the header. */
export function CheckoutFrame({ logo, steps, step, children }: FrameProps) {
  const t = useTexts('checkout')
  const { title } = useProject()
  const number = steps && stepNumber(steps, step)
  return (
    <div data-focus-page="bare">
      <div className={bar}>
        <div className={clsx(container, barRow)}>
          <Logo title={title} logo={logo} />
          <nav className={stepper} aria-label={t.steps}>
            <Stepper steps={(steps ?? countedSteps(false, true)).map((name) => t[name])} current={step} />
          </nav>
          <span className={secure}>
            <Icon icon={Lock} size="s" />
            {t.secure}
          </span>
        </div>
      </div>
      <div className={clsx(container, page)}>
        {number && number.steps > 1 && number.step <= number.steps ? (
          <p className={short}>{fillPlaceholders(t.step, number)}</p>
        ) : null}
        {children}
      </div>
    </div>
  )
}
