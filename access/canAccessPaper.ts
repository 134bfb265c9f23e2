import { collectionGrant } from '#domain/roles/collectionGrant.ts'
import { hasModule } from './moduleRules.ts'
import { MODULES } from './modules.ts'
import type { Viewer } from './viewer.ts'

type Paper = { kind: 'test-papers' | 'quizzes'; series: string | null }

/**
 * Whether staff may see or correct the results of a paper or quiz: test papers by `testPaperStatus`, within the assigned series; quizzes by
 * `quizAttempts`.
 */
export function canAccessPaper(viewer: Viewer, { kind, series }: Paper, need: 'view' | 'edit'): boolean {
  if (kind === 'quizzes') return hasModule(viewer, 'quizAttempts', need)
  if (!hasModule(viewer, 'testPaperStatus', need)) return false
  const extent = collectionGrant(viewer, 'test-user-attempts', MODULES).view
  return typeof extent !== 'object' || (series !== null && extent.ids.includes(series))
}
