'use client'
import { ROW_COLUMNS } from '#domain/people/PersonRow.ts'
import { saveCsv } from '../ui/saveCsv.ts'
import type { Preview } from './useCsvImport.ts'

const SHOWN = 100

type Props = Pick<Preview, 'issues'>

/** The rejected rows of a file with their reasons; renders nothing without any. */
export function CsvIssues({ issues }: Props) {
  if (issues.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
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
  )
}

/** Downloads the rejected rows as they were, each with its error; renders nothing without any. */
export function DownloadIssues({ rows, issues }: Pick<Preview, 'rows' | 'issues'>) {
  if (issues.length === 0) return null
  function save() {
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
    <button type="button" className="panel-button" onClick={save}>
      Download the errors
    </button>
  )
}
