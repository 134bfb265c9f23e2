import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { bulkFigures, halfFigures } from '../../operations/bulkEmails/bulkFigures.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { BulkEmailControls } from './BulkEmailControls.tsx'

/** On a bulk e-mail: preview, test, schedule and the kill switch, for viewers who may edit bulk e-mails; how far it is for all. */
export async function BulkEmailActions({ id, payload, user }: ServerProps & { id?: string }) {
  const viewer = viewerOf({ user: user ?? null })
  if (!id || !hasModule(viewer, 'bulkEmails')) return null
  const row = await readRow({ payload, collection: 'bulk-emails', where: { id: { equals: id } } })
  if (!row) return null
  const [figures, halves, timeZone] = await Promise.all([
    bulkFigures(payload, id),
    row.state === 'choosing' ? halfFigures(payload, id) : null,
    projectZone(payload, idOf(row.project)),
  ])
  return (
    <BulkEmailControls
      id={id}
      state={row.state}
      figures={figures}
      halves={
        halves && {
          a: { ...halves.a, subject: row.subject },
          b: { ...halves.b, subject: row.secondSubject ?? '' },
        }
      }
      timeZone={timeZone}
      canEdit={hasModule(viewer, 'bulkEmails', 'edit')}
    />
  )
}
