import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { Project } from '#payload-types'
import { withoutSyncing } from './withoutSyncing.ts'

/** Works on the database of the project demo, without waiting for the disk, and closes it. */
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
