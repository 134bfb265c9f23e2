import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { followedSource } from '#domain/requests/sources.ts'
import { isRequestWaiting } from '#domain/requests/states.ts'
import { requestOwners } from '../../operations/requests/requestOwners.ts'
import { RequestControls } from './RequestControls.tsx'

/** On a user request: its assignee and result, for viewers who may edit user requests. */
export async function RequestActions({ id, payload, user }: ServerProps & { id?: string }) {
  if (!id || !hasModule(viewerOf({ user: user ?? null }), 'userRequests', 'edit')) return null
  const row = await readRow({ payload, collection: 'lead-submissions', where: { id: { equals: id } } })
  if (!row) return null
  const isFollowing = followedSource(row.dedupeKey) !== null
  const people = await requestOwners(payload, idOf(row.project) ?? '')
  return (
    <RequestControls
      id={id}
      owner={idOf(row.owner)}
      canClose={isRequestWaiting(row.state) && !isFollowing}
      decideAt={isFollowing ? (row.page ?? null) : null}
      people={people.map(({ id: person, name, open }) => ({ id: person, name, open }))}
    />
  )
}
