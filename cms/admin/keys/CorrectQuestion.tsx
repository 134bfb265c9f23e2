'use client'
import { type FormEvent, useId, useState } from 'react'
import { DECISIONS, type Decision } from '#domain/exams/marking/outcomes.ts'
import type { KeyChange } from '#domain/exams/regrade/KeyChange.ts'
import type { KeyedRow } from '../../operations/exams/regrade/keyPage.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LimitedField } from '../ui/LimitedField.tsx'
import { DECISION_TEXTS } from './changeText.ts'
import { KeyedQuestionView } from './KeyedQuestionView.tsx'
import { PickRight } from './PickRight.tsx'

type Kind = KeyChange['kind']
const KINDS: Record<Kind, string> = {
  key: 'Another key, or a second one',
  decision: 'Drop the question',
  marks: 'Other marks',
}
const COUNTS = 'counts'

type Props = {
  paper: string
  release: string
  row: KeyedRow
  onChange: (change: KeyChange) => void
  onClose: () => void
}

/** Asks how a question is corrected. What was typed is checked by the preview. */
export function CorrectQuestion({ paper, release, row, onChange, onClose }: Props) {
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'key' || row.answer !== null)
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'decision')
  const [answer, setAnswer] = useState(row.answer ?? '')
  const [decision, setDecision] = useState<Decision | typeof COUNTS>(row.decision ?? 'droppedForAll')
  const [correct, setCorrect] = useState(row.correct)
  const [wrong, setWrong] = useState(row.wrong)
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const question = row.id
    if (kind === 'key') onChange({ kind, question, answer: answer.trim() })
    else if (kind === 'marks') onChange({ kind, question, correct: correct.trim(), wrong: wrong.trim() })
    else onChange({ kind, question, decision: decision === COUNTS ? null : decision })
  }

  return (
    <Dialog title={`Question ${row.number}`} isWide onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <KeyedQuestionView paper={paper} release={release} question={row.id} title={row.title} />
        <p className="keys-answer">
          <strong>Right so far: </strong>
          {row.decision ? DECISION_TEXTS[row.decision] : (row.answer ?? 'marked by experts')}
        </p>
        <div className="panel-field">
          <label htmlFor={`${id}-kind`}>Correction</label>
          <select id={`${id}-kind`} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {KINDS[one]}
              </option>
            ))}
          </select>
        </div>
        {kind === 'key' && <PickRight row={row} value={answer} onChange={setAnswer} />}
        {kind === 'decision' && (
          <div className="panel-field">
            <label htmlFor={`${id}-decision`}>What becomes of it</label>
            <select
              id={`${id}-decision`}
              value={decision}
              onChange={({ target }) => setDecision(target.value as Decision | typeof COUNTS)}
            >
              {DECISIONS.map((one) => (
                <option key={one} value={one}>
                  {DECISION_TEXTS[one]}
                </option>
              ))}
              {row.decision && <option value={COUNTS}>counts again</option>}
            </select>
          </div>
        )}
        {kind === 'marks' && (
          <>
            <LimitedField label="Marks for a right answer" max={20} value={correct} onChange={setCorrect} />
            <LimitedField
              label="Marks for a wrong answer"
              max={20}
              value={wrong}
              onChange={setWrong}
              help="Such as -1 or -1/3, or 0."
            />
          </>
        )}
        <div className="panel-actions people-dialog__actions">
          <button type="button" className="panel-button" onClick={onClose}>
            Back
          </button>
          <button
            type="submit"
            className="panel-button panel-button--primary"
            disabled={kind === 'key' && answer.trim() === ''}
          >
            Add correction
          </button>
        </div>
      </form>
    </Dialog>
  )
}
