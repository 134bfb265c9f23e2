import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { stateOf } from '../../operations/live/sessions.ts'
import { LiveButtons } from './LiveButtons.tsx'

/** On a live class: start, end, cancel and record it, for viewers who may edit it. */
export async function LiveActions({ id, payload, user }: ServerProps & { id?: string }) {
  if (!id || !hasModule(viewerOf({ user: user ?? null }), 'liveClasses', 'edit')) return null
  const row = await readRow({ payload, collection: 'live-meet-sessions', where: { id: { equals: id } } })
  if (!row) return null
  return <LiveButtons id={id} title={row.title} state={stateOf(row, new Date())} provider={row.provider} />
}
