import type { DocumentViewServerProps } from 'payload'
import type { AuditLog } from '#payload-types'
import { ChangesTable } from './ChangesTable.tsx'
import { EntryFacts } from './EntryFacts.tsx'

/** One audit entry, in place of a form: nothing in it can be changed. */
export function EntryView({ doc, initPageResult }: DocumentViewServerProps) {
  const entry = doc as unknown as AuditLog
  const { payload } = initPageResult.req
  const isDocument = entry.entityId && payload.config.collections.some(({ slug }) => slug === entry.entity)
  const isGone = entry.action === 'delete'
  const href = isDocument && !isGone ? `/admin/collections/${entry.entity}/${entry.entityId}` : null
  return (
    <div className="panel audit-entry">
      <div className="panel-card">
        <EntryFacts entry={entry} href={href} />
      </div>
      {entry.changes.length > 0 ? (
        <section className="panel-card" aria-label="What changed">
          <ChangesTable changes={entry.changes} />
        </section>
      ) : (
        <p className="panel-empty">This entry has no changed values.</p>
      )}
    </div>
  )
}
