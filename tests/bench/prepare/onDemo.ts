import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { Project } from '#payload-types'
import { withoutSyncing } from './withoutSyncing.ts'

/** Runs `work` on the project demo with SQLite syncing off, then closes the database. */
export async function onDemo(
  work: (payload: BasePayload, project: RequestProject) => Promise<void>,
): Promise<void> {
  const payload = await startPayload()
  await withoutSyncing(payload)
  const found = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { slug: { equals: 'demo' } },
  })
  if (!found) throw new Error('the project demo is not seeded')
  await work(payload, { id: String(found.id), slug: found.slug })
  await payload.destroy()
}
