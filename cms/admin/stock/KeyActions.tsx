import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { KeyButtons } from './KeyButtons.tsx'

/** On a key, for admins: show it and block it. */
export async function KeyActions({ id, payload, user }: ServerProps & { id?: string }) {
  if (!id || !hasModule(viewerOf({ user: user ?? null }), 'serialKeys', 'edit')) return null
  const key = await readRow({ payload, collection: 'class-serial-keys', where: { id: { equals: id } } })
  return key ? <KeyButtons id={id} state={key.state} ending={key.ending} /> : null
}
