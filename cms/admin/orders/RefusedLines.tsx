const SHOWN = 100

/** Rejected lines with their reasons; the first hundred. */
export function RefusedLines({ rows }: { rows: readonly { line: number; why: string }[] }) {
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className="panel-scroll people-issues" tabIndex={0} aria-label="Lines left out">
      <table className="panel-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ line, why }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > SHOWN && (
        <p className="panel-muted">{`And ${(rows.length - SHOWN).toLocaleString('en-IN')} more.`}</p>
      )}
    </section>
  )
}
