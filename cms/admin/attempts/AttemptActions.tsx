'use client'
import { useState } from 'react'
import type { AttemptState } from '#domain/exams/attempts/transitions.ts'
import { AttemptActDialog } from './AttemptActDialog.tsx'
import { ACT_LABELS, type AttemptAct, actsOf } from './attemptActs.ts'

type Props = {
  attempt: string
  /** Whose it is, for the titles of the dialogs. */
  name: string
  state: AttemptState
}

const isGrave = (act: AttemptAct): boolean => act === 'end' || act === 'cancel'

/** Buttons of an attempt, those that end it last. */
export function AttemptActions({ attempt, name, state }: Props) {
  const [act, setAct] = useState<AttemptAct | null>(null)
  const acts = actsOf(state)
  if (acts.length === 0) return null
  return (
    <div className="panel-actions">
      {acts.map((one) => (
        <button
          key={one}
          type="button"
          className={`panel-button ${isGrave(one) ? 'panel-button--danger' : ''}`}
          onClick={() => setAct(one)}
        >
          {ACT_LABELS[one]}
        </button>
      ))}
      {act && (
        <AttemptActDialog
          act={act}
          name={name}
          target={{ attempt }}
          label={ACT_LABELS[act]}
          onClose={() => setAct(null)}
        />
      )}
    </div>
  )
}
