'use client'
import { useField } from '@payloadcms/ui'

type Issue = { row: number; error: string; name: string | null }

/** Rejected rows of an import, with their line in the file and the reason. */
export function ImportIssues({ path }: { path: string }) {
  const { value } = useField<Issue[] | null>({ path })
  if (!Array.isArray(value) || value.length === 0) return null
  return (
    <div className="panel transfer-card">
      <h2>Rows that were not saved</h2>
      <div className="panel-scroll">
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Row</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {value.map(({ row, name, error }) => (
              <tr key={`${row} ${error}`}>
                <td>{row > 0 ? row : '–'}</td>
                <td>{name ?? '–'}</td>
                <td>{error}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
