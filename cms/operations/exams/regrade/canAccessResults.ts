import type { PayloadRequest } from 'payload'
import { assignmentLimit, hasModule } from '#access/moduleRules.ts'
import { viewerOf } from '#access/viewer.ts'
import type { PaperOutline } from '../../attempts/findPaper.ts'

/**
 * Whether the requesting staff may see or correct the results of a paper or quiz: test papers by `testPaperStatus`, within the assigned
 * series; quizzes by `quizAttempts`.
 */
export function canAccessResults(
  req: PayloadRequest,
  { kind, series }: Pick<PaperOutline, 'kind'> & { series: { id: string } | null },
  need: 'view' | 'edit',
): boolean {
  const viewer = viewerOf(req)
  if (kind === 'quizzes') return hasModule(viewer, 'quizAttempts', need)
  if (!hasModule(viewer, 'testPaperStatus', need)) return false
  const limit = assignmentLimit(req, 'test-user-attempts')
  return !limit || (series !== null && limit.ids.includes(series.id))
}
