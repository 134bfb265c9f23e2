import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { followedSource, type RequestSource } from '#domain/requests/sources.ts'
import { isRequestWaiting } from '#domain/requests/states.ts'
import { requestOwners } from '../../operations/requests/requestOwners.ts'
import { sourceRight } from '../../operations/requests/sourceRights.ts'
import { RequestControls } from './RequestControls.tsx'

const OPEN_LABELS: Record<RequestSource, string> = { returns: 'Open the return', objections: 'Open the keys' }

/** Instead of the link for viewers who may not decide it. */
const DECIDED_BY: Record<RequestSource, string> = {
  returns: 'Decided at the return, with the permission Orders.',
  objections:
    'Decided at the keys of the paper, with the permission Test-paper status and its series, or Quiz attempts.',
}

/** On a user request: its assignee and result, for viewers who may edit user requests. */
export async function RequestActions({ id, payload, user }: ServerProps & { id?: string }) {
  const viewer = viewerOf({ user: user ?? null })
  if (!id || !viewer || !hasModule(viewer, 'userRequests', 'edit')) return null
  const row = await readRow({ payload, collection: 'lead-submissions', where: { id: { equals: id } } })
  if (!row) return null
  const source = followedSource(row.dedupeKey)?.source
  const [people, mayDecide] = await Promise.all([
    requestOwners(payload, idOf(row.project) ?? '', row.dedupeKey),
    sourceRight(payload, row.dedupeKey),
  ])
  return (
    <RequestControls
      id={id}
      owner={idOf(row.owner)}
      canClose={isRequestWaiting(row.state) && !source}
      decideAt={
        source && row.page && mayDecide(viewer) ? { href: row.page, label: OPEN_LABELS[source] } : null
      }
      decidedBy={source && !mayDecide(viewer) ? DECIDED_BY[source] : null}
      people={people.map(({ id: person, name, open }) => ({ id: person, name, open }))}
    />
  )
}
