import type { PayloadRequest, Where } from 'payload'
import { assignmentLimit, hasModule, moduleAccess } from './moduleRules.ts'
import type { Decision, Rule } from './rule.ts'
import { viewerOf } from './viewer.ts'

/**
 * The attempts that staff may see or change: those at test papers by `testPaperStatus`, for sub admins of their assigned series alone;
 * those at quizzes by `quizAttempts`.
 */
export function attemptScope(req: PayloadRequest, need: 'view' | 'edit'): Decision {
  const viewer = viewerOf(req)
  const hasPapers = hasModule(viewer, 'testPaperStatus', need)
  const hasQuizzes = hasModule(viewer, 'quizAttempts', need)
  const limit = assignmentLimit(req, 'test-user-attempts')
  if (!limit) return hasPapers || hasQuizzes
  const scopes: Where[] = []
  if (hasPapers) scopes.push({ testSeries: { in: [...limit.ids] } })
  if (hasQuizzes) scopes.push({ kind: { equals: 'quizzes' } })
  return scopes.length > 0 && { or: scopes }
}

const attemptViewers: Rule = ({ req }) => attemptScope(req, 'view')

/** Access to the collection of attempts: staff read, only the server writes. */
export const attemptAccess = () => ({ ...moduleAccess('test-user-attempts'), read: attemptViewers })
