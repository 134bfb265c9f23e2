'use client'
import { ROW_COLUMNS } from '#domain/people/PersonRow.ts'
import { saveCsv } from '../ui/saveCsv.ts'
import type { Preview } from './useCsvImport.ts'

const SHOWN = 100

type Props = { preview: Preview; onAdd: () => void; onCancel: () => void }

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** Result of the dry run: rows to be added, and rejected rows with their reasons. */
export function CsvPreview({ preview, onAdd, onCancel }: Props) {
  const { name, rows, ignored, good, known, issues } = preview
  const bad = new Set(issues.map(({ line }) => line)).size

  function saveErrors() {
    const raws = new Map(rows.map(({ line, raw }) => [line, raw]))
    const lines = issues.map(({ line, column, message }) => [
      line,
      column,
      message,
      ...ROW_COLUMNS.map((cell) => raws.get(line)?.[cell] ?? ''),
    ])
    void saveCsv('people-errors.csv', [['line', 'column', 'message', ...ROW_COLUMNS], ...lines])
  }

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
      {issues.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="panel-scroll people-issues" tabIndex={0} aria-label="Errors">
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Column</th>
                <th scope="col">What is wrong</th>
              </tr>
            </thead>
            <tbody>
              {issues.slice(0, SHOWN).map(({ line, column, message }) => (
                <tr key={`${line}-${column}`}>
                  <td>{line}</td>
                  <td>{column}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {issues.length > SHOWN && (
            <p className="panel-muted">{`And ${issues.length - SHOWN} more, in the file of errors.`}</p>
          )}
        </section>
      )}
      <div className="panel-actions">
        {good.length > 0 && (
          <button type="button" className="panel-button panel-button--primary" onClick={onAdd}>
            {`Add ${people(good.length)}`}
          </button>
        )}
        {issues.length > 0 && (
          <button type="button" className="panel-button" onClick={saveErrors}>
            Download the errors
          </button>
        )}
        <button type="button" className="panel-button panel-button--quiet" onClick={onCancel}>
          Another file
        </button>
      </div>
    </div>
  )
}
