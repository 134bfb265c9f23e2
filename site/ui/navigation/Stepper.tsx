import { Bubble } from '../overlays/Bubble.tsx'
import { list, short, step } from './Stepper.css.ts'

type StepperProps = {
  steps: readonly string[]
  /** Index of the current step. */
  current: number
}

/** The current step of a short sequence; on phones "Step 2 of 3". */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <>
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
              {label}
              {state === 'done' ? <span className="sr-only">, done</span> : null}
            </li>
          )
        })}
      </ol>
      <p className={short}>
        Step {current + 1} of {steps.length}
      </p>
    </>
  )
}
