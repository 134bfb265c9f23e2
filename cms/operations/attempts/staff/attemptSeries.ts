import type { PayloadRequest, Where } from 'payload'
import { allOf, inProject } from '#access/compose.ts'
import { assignmentLimit, hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import type { TestSeries } from '#payload-types'

const MAX_SERIES = 300

/** The test series whose attempts the requesting staff may see, by title: the first 300. */
export async function attemptSeries(req: PayloadRequest): Promise<{ id: string; title: string }[]> {
  const limit = assignmentLimit(req, 'test-user-attempts')
  const extent = allOf(
    () => hasModule(viewerOf(req), 'testPaperStatus'),
    () => (limit ? { id: { in: [...limit.ids] } } : true),
    inProject,
  )({ req })
  if (extent === false) return []
  const where: Where = extent === true ? {} : extent
  const { docs } = await req.payload.db.find<TestSeries>({
    collection: 'test-series',
    where,
    sort: 'title',
    limit: MAX_SERIES,
    pagination: false,
    select: { title: true },
  })
  return docs.map(({ id, title }) => ({ id: String(id), title }))
}
