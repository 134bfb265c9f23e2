import type { AuditChange } from '#domain/logs/audit.ts'
import { pathLabel } from '#domain/logs/auditSummary.ts'
import { formatInr } from '#domain/money/formatInr.ts'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

const timeOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(iso))

function shown(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return path.endsWith('Paise') ? formatInr(value) : String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return ISO_TIME.test(text) ? timeOf(text) : text
}

const Side = ({ text, kind }: { text: string; kind: 'before' | 'after' }) => (
  <td className={`audit-changes__${kind}`}>
    {text === '' ? <span className="audit-changes__none">Nothing</span> : text}
  </td>
)

/** What changed, as a table of before and after. */
export function ChangesTable({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return null
  return (
    <div className="panel-scroll">
      <table className="panel-table audit-changes">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">{pathLabel(path)}</th>
              <Side text={shown(path, before)} kind="before" />
              <Side text={shown(path, after)} kind="after" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
