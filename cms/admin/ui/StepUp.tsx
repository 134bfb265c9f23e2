'use client'
import { useEffect, useState } from 'react'
import { registerCodePrompt } from './confirmIdentity.ts'
import { watchBack } from './dialogEntries.ts'
import { StepUpDialog } from './StepUpDialog.tsx'

/** Renders the dialog for fresh codes; mounted once per panel, so that it also watches Back for all dialogs. */
export function StepUp() {
  const [settle, setSettle] = useState<((isRight: boolean) => void) | null>(null)
  useEffect(watchBack, [])
  useEffect(() => registerCodePrompt(() => new Promise((resolve) => setSettle(() => resolve))), [])
  return (
    settle && (
      <StepUpDialog
        onDone={(isRight) => {
          setSettle(null)
          settle(isRight)
        }}
      />
    )
  )
}
