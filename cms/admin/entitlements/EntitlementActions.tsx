import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { EntitlementButtons } from './EntitlementButtons.tsx'

/** On an enrolment: extend, pause or revoke it, for viewers who may edit enrolments. */
export async function EntitlementActions({ id, payload, user }: ServerProps & { id?: string }) {
  if (!id || !hasModule(viewerOf({ user: user ?? null }), 'enrolments', 'edit')) return null
  const row = await readRow({ payload, collection: 'entitlements', where: { id: { equals: id } } })
  if (!row) return null
  const { title, rev, endsAt, pausedAt, revokedAt } = row
  return (
    <EntitlementButtons
      id={id}
      rev={rev}
      title={title}
      endsAt={endsAt ?? null}
      isPaused={Boolean(pausedAt)}
      isRevoked={Boolean(revokedAt)}
    />
  )
}
