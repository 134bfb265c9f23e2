'use client'
import { useState } from 'react'
import type { Draft } from '#domain/exams/drafts/DraftSchema.ts'
import { draftOfPreset } from '#domain/exams/drafts/draftOfPreset.ts'
import { emptyDraft } from '#domain/exams/drafts/emptyDraft.ts'
import { PRESETS } from '#domain/exams/presets/presets.ts'
import { AskDialog } from '../ui/AskDialog.tsx'
import { itemsOf } from './editSections.ts'

type Props = { draft: Draft; onChoose: (draft: Draft) => void }

/** Begins the paper in the pattern of a public exam, or empty. */
export function PresetPicker({ draft, onChoose }: Props) {
  const [toConfirm, setToConfirm] = useState<Draft | null>(null)
  const count = itemsOf(draft).length
  const choose = (made: Draft) => (count > 0 ? setToConfirm(made) : onChoose(made))
  return (
    <details className="panel-card paper-presets" open={count === 0}>
      <summary>Begin with the pattern of an exam</summary>
      <p>
        The figures were read in reports of the notices, not in the notices themselves. Compare them with the
        notice before you publish a paper.
      </p>
      <ul>
        {PRESETS.map((preset) => (
          <li key={preset.id}>
            <button type="button" className="panel-button" onClick={() => choose(draftOfPreset(preset))}>
              {`${preset.title}, ${preset.year}`}
            </button>
            {draft.preset === preset.id && <strong>Chosen</strong>}
            <p className="panel-muted">
              {`${preset.source.notice}, published at `}
              <a href={preset.source.address} target="_blank" rel="noreferrer">
                {new URL(preset.source.address).host}
              </a>
              {`. ${preset.source.confirmed}.`}
            </p>
            {preset.source.notConfirmed && (
              <p className="paper-unconfirmed">{`Not confirmed: ${preset.source.notConfirmed}.`}</p>
            )}
          </li>
        ))}
        <li>
          <button type="button" className="panel-button" onClick={() => choose(emptyDraft())}>
            Empty paper
          </button>
        </li>
      </ul>
      {toConfirm && (
        <AskDialog
          title="Begin anew?"
          text={`The paper loses its sections and rules, and the ${count} questions and pools that are in it. The questions stay in the bank.`}
          submit="Begin anew"
          onYes={() => onChoose(toConfirm)}
          onClose={() => setToConfirm(null)}
        />
      )}
    </details>
  )
}
