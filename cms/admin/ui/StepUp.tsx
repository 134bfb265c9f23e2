'use client'
import { useEffect, useState } from 'react'
import { askCodesBy } from './confirmIdentity.ts'
import { StepUpDialog } from './StepUpDialog.tsx'

/** Wraps the panel once: the dialog that prompts for a fresh code when a call requires one. */
export function StepUp() {
  const [settle, setSettle] = useState<((isRight: boolean) => void) | null>(null)
  useEffect(() => askCodesBy(() => new Promise((resolve) => setSettle(() => resolve))), [])
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
