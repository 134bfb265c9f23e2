import type { AuditChange } from '#domain/logs/audit.ts'
import { pathLabel } from '#domain/logs/auditSummary.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { momentText } from '#domain/text/momentText.ts'

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

function shown(path: string, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return path.endsWith('Paise') ? formatInr(value) : String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return ISO_TIME.test(text) ? momentText(text, timeZone) : text
}

const Side = ({ text, kind }: { text: string; kind: 'before' | 'after' }) => (
  <td className={`audit-changes__${kind}`}>
    {text === '' ? <span className="audit-changes__none">Nothing</span> : text}
  </td>
)

type Props = { changes: readonly AuditChange[]; timeZone: string }

/** The changed fields of an audit entry with their values before and after; times in `timeZone`. */
export function ChangesTable({ changes, timeZone }: Props) {
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
              <Side text={shown(path, before, timeZone)} kind="before" />
              <Side text={shown(path, after, timeZone)} kind="after" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
