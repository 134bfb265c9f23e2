'use client'
import { useState } from 'react'
import type { RegradePreview } from '#domain/calls/exams/regrades.ts'
import type { KeyChange } from '#domain/exams/regrade/KeyChange.ts'
import type { KeyedRow, KeyPage } from '../../operations/exams/regrade/keyPage.ts'
import { postCall } from '../ui/panelClient.ts'
import { CorrectQuestion } from './CorrectQuestion.tsx'
import { changeText, DECISION_TEXTS } from './changeText.ts'
import { PreviewPanel } from './PreviewPanel.tsx'
import { RegradeDialog } from './RegradeDialog.tsx'

type Props = { paper: string; page: KeyPage }

const isSame = (a: KeyChange, b: KeyChange): boolean => a.kind === b.kind && a.question === b.question

/** The keys of a release; corrections are collected, previewed, and applied together. */
export function KeyDesk({ paper, page: { release, keyNumber, questions, regrades } }: Props) {
  const [changes, setChanges] = useState<KeyChange[]>([])
  const [chosen, setChosen] = useState<KeyedRow | null>(null)
  const [seen, setSeen] = useState<RegradePreview | null>(null)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  const isUnderway = regrades.some(({ state }) => state !== 'done')

  const change = (next: KeyChange[]) => {
    setChanges(next)
    setSeen(null)
    setProblem('')
  }
  const show = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await postCall<{ preview: RegradePreview }>('/attempts/previewregrade', {
      paper,
      release,
      changes,
    })
    setBusy(false)
    setSeen(answer.apiSuccess ? answer.preview : null)
    setProblem(answer.apiSuccess ? '' : answer.message)
  }

  return (
    <>
      <section className="panel-card" aria-labelledby="corrections">
        <h2 id="corrections">Corrections</h2>
        {changes.length === 0 && (
          <p className="panel-muted">None yet. Choose “Change” at a question below.</p>
        )}
        <ul className="keys-changes">
          {changes.map((one) => (
            <li key={`${one.kind}/${one.question}`}>
              <span>{changeText(one, questions)}</span>
              <button
                type="button"
                className="panel-button"
                onClick={() => change(changes.filter((other) => other !== one))}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
        <p className="panel-field__error" role="alert">
          {problem}
        </p>
        <div className="panel-actions">
          <button
            type="button"
            className="panel-button"
            disabled={changes.length === 0}
            aria-disabled={isBusy}
            onClick={show}
          >
            {isBusy ? 'Marking…' : 'Preview'}
          </button>
          <button
            type="button"
            className="panel-button panel-button--primary"
            disabled={!seen || isUnderway}
            onClick={() => setOrdering(true)}
          >
            Regrade
          </button>
        </div>
        {isUnderway && <p role="status">Attempts are being marked by the last correction.</p>}
      </section>
      {seen && <PreviewPanel preview={seen} />}
      <KeyTable questions={questions} onCorrect={setChosen} />
      {chosen && (
        <CorrectQuestion
          paper={paper}
          release={release}
          row={chosen}
          onClose={() => setChosen(null)}
          onChange={(next) => {
            change([...changes.filter((one) => !isSame(one, next)), next])
            setChosen(null)
          }}
        />
      )}
      {isOrdering && seen && (
        <RegradeDialog
          order={{ paper, release, keyNumber, changes }}
          preview={seen}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}

type TableProps = { questions: readonly KeyedRow[]; onCorrect: (row: KeyedRow) => void }

const KeyTable = ({ questions, onCorrect }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className="panel-card panel-scroll" aria-label="Keys" tabIndex={0}>
    <table className="panel-table panel-cards">
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Right</th>
          <th scope="col" className="panel-number">
            Marks
          </th>
          <th scope="col">Correction</th>
        </tr>
      </thead>
      <tbody>
        {questions.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.number}. {row.title}
            </th>
            <td className="keys-answer" data-label="Right">
              {row.decision ? DECISION_TEXTS[row.decision] : (row.answer ?? 'marked by experts')}
            </td>
            <td className="panel-number keys-marks" data-label="Marks">
              {row.correct} / {row.wrong.replace('-', '−')}
            </td>
            <td>
              <button
                type="button"
                className="panel-button"
                aria-label={`Change question ${row.number}`}
                onClick={() => onCorrect(row)}
              >
                Change
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
