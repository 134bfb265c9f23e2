import { Link } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, Where } from 'payload'
import { idOf } from '#database/idOf.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { AuditLog } from '#payload-types'
import { projectZone } from '../../operations/content/projectZone.ts'
import { ChangesTable } from './ChangesTable.tsx'

const ENTRIES_SHOWN = 50
const CHANGES_OPEN = 8

const Entry = ({ entry, timeZone }: { entry: AuditLog; timeZone: string }) => (
  <li className="panel-card">
    <div className="audit-history__head">
      <strong>{entry.summary}</strong>
      <span>
        {`${entry.actorName}, `}
        <time dateTime={entry.at}>{momentText(entry.at, timeZone)}</time>
      </span>
    </div>
    {entry.changes.length > 0 && (
      <details open={entry.changes.length <= CHANGES_OPEN}>
        <summary>{entry.changes.length === 1 ? '1 change' : `${entry.changes.length} changes`}</summary>
        <ChangesTable changes={entry.changes} timeZone={timeZone} />
      </details>
    )}
  </li>
)

/** Document tab "Activity log": the document's audit entries, newest first, for viewers with access to the audit log. */
export async function HistoryView({ initPageResult, doc }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const entity = collectionConfig?.slug as CollectionSlug
  const where: Where = { and: [{ entity: { equals: entity } }, { entityId: { equals: String(doc.id) } }] }
  const found = await req.payload
    .find({
      collection: 'audit-logs',
      where,
      sort: '-at',
      limit: ENTRIES_SHOWN,
      depth: 0,
      overrideAccess: false,
      req,
    })
    .catch(() => null)
  if (!found) return <p className="panel panel-empty">You need the permission “Audit log” to see this.</p>
  const timeZone = await projectZone(
    req.payload,
    idOf(doc.project) ?? (entity === 'projects' ? String(doc.id) : null),
  )
  const all = `/admin/collections/audit-logs?where[and][0][entity][equals]=${entity}&where[and][1][entityId][equals]=${doc.id}`
  return (
    <div className="panel audit-history">
      <p className="panel-muted">
        Who changed what, and when.
        {collectionConfig?.versions && (
          <>
            {' To bring an earlier state back, open '}
            <Link href={`/admin/collections/${entity}/${doc.id}/versions`} prefetch={false}>
              Versions
            </Link>
            .
          </>
        )}
      </p>
      {found.docs.length === 0 ? (
        <p className="panel-empty">Nothing has been recorded for this document in the last year.</p>
      ) : (
        <ol>
          {found.docs.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={timeZone} />
          ))}
        </ol>
      )}
      {found.hasNextPage && <a href={all}>{`All ${found.totalDocs} entries`}</a>}
    </div>
  )
}
