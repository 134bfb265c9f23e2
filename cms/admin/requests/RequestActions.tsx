import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { followedSource, type RequestSource } from '#domain/requests/sources.ts'
import { isRequestWaiting } from '#domain/requests/states.ts'
import { requestOwners } from '../../operations/requests/requestOwners.ts'
import { RequestControls } from './RequestControls.tsx'

const OPEN_LABELS: Record<RequestSource, string> = { returns: 'Open the return', objections: 'Open the keys' }

/** On a user request: its assignee and result, for viewers who may edit user requests. */
export async function RequestActions({ id, payload, user }: ServerProps & { id?: string }) {
  if (!id || !hasModule(viewerOf({ user: user ?? null }), 'userRequests', 'edit')) return null
  const row = await readRow({ payload, collection: 'lead-submissions', where: { id: { equals: id } } })
  if (!row) return null
  const source = followedSource(row.dedupeKey)?.source
  const people = await requestOwners(payload, idOf(row.project) ?? '')
  return (
    <RequestControls
      id={id}
      owner={idOf(row.owner)}
      canClose={isRequestWaiting(row.state) && !source}
      decideAt={source && row.page ? { href: row.page, label: OPEN_LABELS[source] } : null}
      people={people.map(({ id: person, name, open }) => ({ id: person, name, open }))}
    />
  )
}
