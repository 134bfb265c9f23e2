import type { CheckedClass } from '#domain/calls/classFolders.ts'

type Props = Pick<CheckedClass, 'issues' | 'more'>

/** The problems that prevent the import of a folder as a class, by file and row. */
export function ClassIssues({ issues, more }: Props) {
  return (
    <section aria-label="What is wrong in the folder">
      <p role="alert">
        {issues.length + more === 1
          ? 'There is a problem in the folder. Fix it and choose the ZIP again.'
          : `There are ${issues.length + more} problems in the folder. Fix them and choose the ZIP again.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className="panel-scroll people-issues" aria-label="Problems, scrolls sideways" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Row</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ file, row, field, reason }) => (
              <tr key={`${file} ${row} ${field} ${reason}`}>
                <td>{file || 'The folder'}</td>
                <td>{row === '' ? '–' : row}</td>
                <td>{[field, reason].filter(Boolean).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className="panel-muted">{`and ${more} more`}</p>}
    </section>
  )
}
