import type { ImportCheck } from '#domain/calls/transfers.ts'

const rows = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-IN')} rows`)

/** What an import would do, before anything is stored. */
export function CheckResult({ result: { added, changed, refused, incomplete } }: { result: ImportCheck }) {
  return (
    <>
      <p>
        {`Nothing is stored yet. ${rows(added)} would be added and ${rows(changed)} changed; ${rows(refused.length)} would be refused.`}
      </p>
      {refused.length > 0 && (
        <Problems
          title="Would be refused"
          rows={refused.map(({ row, name, error }) => [row > 0 ? `Line ${row}` : '–', name ?? '–', error])}
        />
      )}
      {incomplete.length > 0 && (
        <Problems
          title="Would be drafts that are not complete"
          rows={incomplete.map(({ name, error }) => ['', name ?? '–', error])}
        />
      )}
    </>
  )
}

const Problems = ({ title, rows: lines }: { title: string; rows: string[][] }) => (
  <div className="panel-card">
    <h3>{title}</h3>
    <div className="panel-scroll">
      <table className="panel-table">
        <tbody>
          {lines.map(([line, name, error], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an answer never move
            <tr key={at}>
              {line && <td>{line}</td>}
              <th scope="row">{name}</th>
              <td>{error}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </div>
)
