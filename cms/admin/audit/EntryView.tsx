import type { DocumentViewServerProps } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { AuditLog } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { EntryFacts } from './EntryFacts.tsx'

/** Read-only page of one audit entry; times in the zone of the entry's project. */
export async function EntryView({ doc, initPageResult }: DocumentViewServerProps) {
  const entry = doc as unknown as AuditLog
  const { payload } = initPageResult.req
  const timeZone = await projectZone(payload, idOf(entry.project) ?? null)
  const isDocument = entry.entityId && payload.config.collections.some(({ slug }) => slug === entry.entity)
  const isGone = entry.action === 'delete'
  const href = isDocument && !isGone ? `/admin/collections/${entry.entity}/${entry.entityId}` : null
  return (
    <div className="panel audit-entry">
      <div className="panel-card">
        <EntryFacts entry={entry} href={href} timeZone={timeZone} />
      </div>
      {entry.changes.length > 0 ? (
        <section className="panel-card" aria-label="What changed">
          <ChangesTable changes={entry.changes} timeZone={timeZone} />
        </section>
      ) : (
        <p className="panel-empty">This entry has no changed values.</p>
      )}
    </div>
  )
}
