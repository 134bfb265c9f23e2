'use client'
import { CsvIssues, DownloadIssues } from './CsvIssues.tsx'
import type { Preview } from './useCsvImport.ts'

type Props = { preview: Preview; onAdd: () => void; onCancel: () => void }

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** Result of the dry run: rows to be added, and rejected rows with their reasons. */
export function CsvPreview({ preview, onAdd, onCancel }: Props) {
  const { name, rows, ignored, good, known, issues } = preview
  const bad = new Set(issues.map(({ line }) => line)).size

  return (
    <div className="people-preview">
      <p role="status">
        <strong>{name}</strong>
        {`: ${people(good.length)} to add`}
        {known > 0 && `, ${known} there already`}
        {bad > 0 && `, ${bad === 1 ? '1 row' : `${bad} rows`} with errors`}. Nothing is written yet.
      </p>
      {ignored.length > 0 && (
        <p className="panel-note">{`Not read, as people have no such column here: ${ignored.join(', ')}`}</p>
      )}
      <CsvIssues issues={issues} />
      <div className="panel-actions">
        {good.length > 0 && (
          <button type="button" className="panel-button panel-button--primary" onClick={onAdd}>
            {`Add ${people(good.length)}`}
          </button>
        )}
        <DownloadIssues rows={rows} issues={issues} />
        <button type="button" className="panel-button panel-button--quiet" onClick={onCancel}>
          Another file
        </button>
      </div>
    </div>
  )
}
