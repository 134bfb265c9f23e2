'use client'
import { type ReactNode, useState } from 'react'
import { type Answered, isProven } from './callPeople.ts'
import { StepUpDialog } from './StepUpDialog.tsx'

type StepUp = {
  /** Makes a call; when it needs a fresh code, asks for one and makes it again. Null when the person gave up. */
  run: <A>(call: () => Promise<Answered<A>>) => Promise<Answered<A> | null>
  /** Asks for a code unless one still counts; whether one does now. */
  ensure: () => Promise<boolean>
  /** To be put somewhere on the page. */
  dialog: ReactNode
}

/** The step-up of delicate acts (docs/security.md, "Sessions"): a fresh code first, in place. */
export function useStepUp(): StepUp {
  const [settle, setSettle] = useState<((isRight: boolean) => void) | null>(null)

  const ask = () => new Promise<boolean>((resolve) => setSettle(() => resolve))

  async function run<A>(call: () => Promise<Answered<A>>): Promise<Answered<A> | null> {
    const answer = await call()
    if (answer.apiSuccess || answer.code !== 'proofNeeded') return answer
    return (await ask()) ? call() : null
  }

  const dialog = settle && (
    <StepUpDialog
      onDone={(isRight) => {
        setSettle(null)
        settle(isRight)
      }}
    />
  )
  return { run, ensure: async () => (await isProven()) || ask(), dialog }
}
