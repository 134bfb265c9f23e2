import type { PayloadRequest, Where } from 'payload'
import { attemptScope } from '#access/attemptRules.ts'
import { readRows } from '#database/guard.ts'
import type { AttemptTarget } from '#domain/calls/exams/attempts.ts'
import { RUNNING_STATES } from '#domain/exams/attempts/runningStates.ts'
import type { TestUserAttempt } from '#payload-types'
import { projectIdOf } from '../../content/projectIdOf.ts'

/** More than a paper has at once. */
const MAX_ATTEMPTS = 10_000
const RUNNING: Where = { state: { in: [...RUNNING_STATES] } }

/** The condition for attempts of the project that the requesting staff may see or change; null when they have no right to any. */
export function attemptsWhere(req: PayloadRequest, need: 'view' | 'edit', which: Where): Where | null {
  const scope = attemptScope(req, need)
  const project = projectIdOf(req)
  if (scope === false || !project) return null
  return { and: [which, { project: { equals: project } }, ...(scope === true ? [] : [scope])] }
}

/** These columns of attempts that the requesting staff may see or change, at most 10,000. */
export async function findAttempts<Column extends keyof TestUserAttempt & string>(
  req: PayloadRequest,
  need: 'view' | 'edit',
  which: Where,
  select: readonly Column[],
): Promise<Pick<TestUserAttempt, Column>[]> {
  const where = attemptsWhere(req, need, which)
  if (!where) return []
  return readRows({
    payload: req.payload,
    collection: 'test-user-attempts',
    where,
    sort: ['-startedAt'],
    limit: MAX_ATTEMPTS,
    select: [...select],
  })
}

/** Ids of the attempts that a change concerns: the one, or all that are running at the paper. */
export async function targetsOf(req: PayloadRequest, target: AttemptTarget): Promise<string[]> {
  const which: Where =
    'attempt' in target
      ? { id: { equals: target.attempt } }
      : { and: [{ paper: { equals: target.paper } }, RUNNING] }
  return (await findAttempts(req, 'edit', which, ['id'])).map(({ id }) => String(id))
}
