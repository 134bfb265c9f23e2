'use client'
import { type DragEvent, useId, useRef, useState } from 'react'
import { MAX_ROWS, ROW_COLUMNS } from '#domain/people/PersonRow.ts'
import { saveCsv } from '../ui/saveCsv.ts'
import { CsvIssues, DownloadIssues } from './CsvIssues.tsx'
import { CsvPreview } from './CsvPreview.tsx'
import { useCsvImport } from './useCsvImport.ts'

const TEMPLATE = [
  [...ROW_COLUMNS],
  ['Asha Kumari', '98000 00042', 'asha@example.org', 'student'],
  ['Ravi Kumar', '', 'ravi@example.org', 'expert'],
]

/** Imports people from a CSV file, with a dry run before anything is written. */
export function CsvImport({ highest }: { highest: number }) {
  const { state, choose, add, restart } = useCsvImport(highest)
  const [isOver, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const id = useId()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void choose(dropped)
  }

  return (
    <section className="panel-card people-csv" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>Many from a file</h2>
        <button
          type="button"
          className="panel-button panel-button--quiet"
          onClick={() => void saveCsv('people-template.csv', TEMPLATE)}
        >
          Download the template
        </button>
      </div>
      {state.step === 'choose' && (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is optional; the button does the same */}
          <div
            className="people-drop"
            data-over={isOver || undefined}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <p>{`Drop a CSV file here. Up to ${MAX_ROWS.toLocaleString('en-IN')} rows.`}</p>
            <input
              ref={file}
              className="panel-hidden"
              type="file"
              accept=".csv,text/csv"
              aria-label="CSV file"
              tabIndex={-1}
              onChange={(event) => {
                const chosen = event.target.files?.[0]
                if (chosen) void choose(chosen)
                event.target.value = ''
              }}
            />
            <button type="button" className="panel-button" onClick={() => file.current?.click()}>
              Choose a file
            </button>
          </div>
          <p className="panel-field__error" role="alert">
            {state.problem}
          </p>
          <p className="panel-muted panel-small">
            {`Columns: ${ROW_COLUMNS.join(', ')}. A row needs a name, and a phone or an e-mail. The level is a role such as student or expert; without it, student.`}
          </p>
        </>
      )}
      {(state.step === 'checking' || state.step === 'adding') && (
        <div className="people-progress">
          <label htmlFor={`${id}-progress`}>
            {state.step === 'checking' ? 'Checking the rows' : 'Adding people'}
          </label>
          <progress id={`${id}-progress`} max={state.all} value={state.done} />
          <span role="status">{`${state.done} of ${state.all}`}</span>
        </div>
      )}
      {state.step === 'preview' && (
        <CsvPreview preview={state.preview} onAdd={() => add(state.preview)} onCancel={restart} />
      )}
      {state.step === 'done' && (
        <div className="people-done">
          <p
            role="status"
            className={`panel-note ${state.problem ? 'panel-note--warning' : 'panel-note--success'}`}
          >
            <span>
              {`${state.added} added`}
              {state.known > 0 && `, ${state.known} were there already`}
              {state.left.issues.length > 0 && `, ${badLines(state.left.issues)} left out`}
              {`. ${state.problem}`}
            </span>
          </p>
          <CsvIssues issues={state.left.issues} />
          <div className="panel-actions">
            <DownloadIssues rows={state.left.rows} issues={state.left.issues} />
            <button type="button" className="panel-button" onClick={restart}>
              Another file
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

const badLines = (issues: { line: number }[]): string => {
  const { size } = new Set(issues.map(({ line }) => line))
  return size === 1 ? '1 row' : `${size} rows`
}
