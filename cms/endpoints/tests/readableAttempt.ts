import type { PayloadRequest } from 'payload'
import { attemptScope } from '#access/attemptRules.ts'
import type { RequestProject } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import type { TestUserAttempt } from '#payload-types'
import { notFound } from '../refusals.ts'
import type { Refusal } from '../responses.ts'
import { ownAttempt } from './callerAttempt.ts'

/** An attempt whose answers the caller may read: their own, or any that they may see as staff. */
export async function readableAttempt(
  req: PayloadRequest,
  project: RequestProject,
  attempt: string,
): Promise<{ row: TestUserAttempt } | { refusal: Refusal }> {
  const viewer = viewerOf(req)
  if (!viewer?.isStaff) {
    const own = await ownAttempt({ req, project, viewer }, attempt)
    if ('refusal' in own) return own
  }
  const scope = viewer?.isStaff ? attemptScope(req, 'view') : true
  if (scope === false) return { refusal: notFound() }
  const row = await readRow({
    payload: req.payload,
    collection: 'test-user-attempts',
    where: {
      and: [
        { id: { equals: attempt } },
        { project: { equals: project.id } },
        ...(scope === true ? [] : [scope]),
      ],
    },
  })
  return row ? { row } : { refusal: notFound() }
}
