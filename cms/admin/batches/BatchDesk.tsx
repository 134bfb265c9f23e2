'use client'
import { Link, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { BatchDesk as Desk } from '#domain/calls/batches.ts'
import { BatchStudents } from './BatchStudents.tsx'
import { seatsText } from './seatsText.ts'
import { Unplaced } from './Unplaced.tsx'
import { useCall } from './useCall.ts'

/** On a batch: its seats, its students with their attendance, who waits, and clashes with other batches. */
export function BatchDesk() {
  const { id } = useDocumentInfo()
  const may = useAuth().permissions?.collections
  const { answer, hasFailed, reload } = useCall<Desk>(id ? `/seats/desk?batch=${id}` : null)
  if (!id) return <p className="panel-muted">Save the batch first; then its students are shown here.</p>
  if (hasFailed) return <p className="panel-muted">The students of the batch could not be loaded.</p>
  if (!answer) return <p className="panel-muted">Loading students…</p>
  const { capacity, clashes, waiting, unplaced } = answer
  return (
    <section className="class-contents" aria-labelledby="batch-desk">
      <div className="panel-head">
        <h3 id="batch-desk">Students and seats</h3>
        {may?.broadcasts?.create && (
          <Link
            className="panel-button"
            href={`/admin/collections/broadcasts/create?batch=${id}`}
            prefetch={false}
          >
            Write to the batch
          </Link>
        )}
      </div>
      <p>{seatsText(capacity)}</p>
      {clashes.map((clash) => (
        <p key={clash.id} className="panel-field__error" role="status">
          {`${clash.teachers.join(', ')} teaches “${clash.title}” at the same hour.`}
        </p>
      ))}
      <BatchStudents desk={answer} mayMove={Boolean(may?.entitlements?.read)} onMoved={reload} />
      {may?.entitlements?.read && <Unplaced batch={String(id)} students={unplaced} onPlaced={reload} />}
      {waiting.length > 0 && (
        <>
          <h4>Waiting</h4>
          <ol>
            {waiting.map(({ name, since }) => (
              <li key={`${name}-${since}`}>{name || 'Deleted account'}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
