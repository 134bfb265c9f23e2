import type { ImportCheck } from '#domain/calls/transfers.ts'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'

const figure = new Intl.NumberFormat('en-IN')
const rows = (count: number) => (count === 1 ? '1 row' : `${figure.format(count)} rows`)

const MEND = 'Mend them in the file and check it again, or import the others now.'
const THERE_ALREADY =
  'Rows whose address is taken are there already: choose above that rows that exist are updated, or mend the file and check it again.'
const isThereAlready = ({ error }: { error: string }): boolean => error.includes(CONTENT_TEXTS.slugTaken)

/** Result of the dry run of an import: counts, then the rows that need attention. */
export function CheckResult({ result: { added, changed, refused, incomplete } }: { result: ImportCheck }) {
  const figures = [
    { name: 'would be added', count: added, tone: 'good' },
    { name: 'would be changed', count: changed, tone: 'good' },
    { name: 'drafts that are not complete', count: incomplete.length, tone: 'warning' },
    { name: 'would be refused', count: refused.length, tone: 'danger' },
  ]
  return (
    <div className="import-check">
      <p className="panel-muted">Nothing is stored yet.</p>
      <ul className="import-check__figures">
        {figures.map(({ name, count, tone }) => (
          <li key={name} data-tone={count > 0 ? tone : 'none'}>
            <strong className="panel-number">{figure.format(count)}</strong> <span>{name}</span>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <Problems
          title={`${rows(refused.length)} would be refused`}
          help={refused.some(isThereAlready) ? THERE_ALREADY : MEND}
          rows={refused.map(({ row, name, error }) => ({ line: row > 0 ? String(row) : '–', name, error }))}
        />
      )}
      {incomplete.length > 0 && (
        <Problems
          title={
            incomplete.length === 1
              ? '1 draft is not complete'
              : `${rows(incomplete.length)} are not complete`
          }
          help="They come in as drafts, and are published once what is missing is filled in."
          rows={incomplete.map(({ name, error }) => ({ line: null, name, error }))}
        />
      )}
    </div>
  )
}

type Problem = { line: string | null; name: string | null; error: string }

function Problems({ title, help, rows: lines }: { title: string; help: string; rows: Problem[] }) {
  const hasLines = lines.some(({ line }) => line !== null)
  return (
    <section className="import-check__problems">
      <h3>{title}</h3>
      <p className="panel-muted">{help}</p>
      <div className="panel-scroll">
        <table className="panel-table">
          <thead>
            <tr>
              {hasLines && <th scope="col">Line</th>}
              <th scope="col">Row</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, name, error }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a response are never reordered
              <tr key={at}>
                {hasLines && <td className="panel-number">{line}</td>}
                <th scope="row">{name ?? '–'}</th>
                <td className="panel-wrap">{error}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
