import { writeFileSync } from 'node:fs'
import { startPayload } from '#cms/payload.ts'
import type { Project } from '#payload-types'
import { openDesk } from './openDesk.ts'
import { withoutSyncing } from './withoutSyncing.ts'

/** Writes the secret of the session of an admin who edits products of the project demo. */
async function prepare(outputFile: string): Promise<void> {
  const payload = await startPayload()
  await withoutSyncing(payload)
  const found = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { slug: { equals: 'demo' } },
  })
  if (!found) throw new Error('the project demo is not seeded')
  writeFileSync(outputFile, await openDesk(payload, String(found.id), 'editor'))
  await payload.destroy()
}

await prepare(process.argv[2] as string)
