import type { ImportReport, ReportLine } from '#domain/exams/bank/importStates.ts'

const KINDS: Record<ReportLine['kind'], string> = {
  problem: 'Problem',
  note: 'Left out',
  same: 'Known already',
  stays: 'Stays',
}

/** What the check or the import found, by line or row of the file. */
export function ReportLines({ lines, counts }: Pick<ImportReport, 'lines' | 'counts'>) {
  if (lines.length === 0) return null
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <section className="panel-card" aria-labelledby="import-lines">
      <h2 id="import-lines">What was found</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
      <section className="panel-scroll" aria-label="What was found" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Line or row</th>
              <th scope="col">Place</th>
              <th scope="col">Kind</th>
              <th scope="col">What</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ kind, line, path, text, question }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              <tr key={at}>
                <td className="panel-number">{line ?? ''}</td>
                <td>
                  <code>{path}</code>
                </td>
                <td>{KINDS[kind]}</td>
                <td>{question ? <a href={`/admin/collections/questions/${question}`}>{text}</a> : text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {all > lines.length && (
        <p className="panel-muted">{`The first ${lines.length} of ${all} are shown.`}</p>
      )}
    </section>
  )
}
