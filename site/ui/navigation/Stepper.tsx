import { useTexts } from '#site/texts/useTexts.ts'
import { Bubble } from '../overlays/Bubble.tsx'
import { list, step } from './Stepper.css.ts'

type StepperProps = {
  steps: readonly string[]
  /** Index of the current step. */
  current: number
}

/** The steps of a short sequence and the current one; hidden on phones, where the page counts the steps. */
export function Stepper({ steps, current }: StepperProps) {
  const { done } = useTexts('ui')
  return (
    <ol className={list}>
      {steps.map((label, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'todo'
        const bubble = { done: 'done', current: 'filled', todo: 'empty' } as const
        return (
          <li
            key={label}
            className={step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Bubble size="l" state={bubble[state]}>
              {index + 1}
            </Bubble>
            {state === 'done' ? <span className="sr-only">{done}: </span> : null}
            {label}
          </li>
        )
      })}
    </ol>
  )
}
