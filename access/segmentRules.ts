import type { FieldAccess, PayloadRequest } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { isConditionSet, SEGMENT_CONDITIONS, type SegmentCondition } from '#domain/bulkEmails/segment.ts'
import { assignmentLimit, hasModule, viewersOf } from './moduleRules.ts'
import { viewerOf } from './viewer.ts'

/** The collection that a condition queries: only staff who may read all of it may use the condition. */
const QUERIED_COLLECTIONS = {
  role: 'users',
  owns: 'entitlements',
  lacks: 'entitlements',
  tag: 'entitlements',
  batch: 'entitlements',
  seenWithinDays: 'user-details',
  notSeenForDays: 'user-details',
  hasCart: 'carts',
  paper: null,
  marksFrom: null,
  marksTo: null,
} as const satisfies Record<SegmentCondition, unknown>

/** Conditions on results of test papers (null above) need the module `testPaperStatus`, which may be limited to assigned series. */
function readsAll(req: PayloadRequest, condition: SegmentCondition): boolean {
  const slug = QUERIED_COLLECTIONS[condition]
  return slug ? viewersOf(slug)({ req }) === true : hasModule(viewerOf(req), 'testPaperStatus')
}

/** Shows a condition of a segment to staff who may use it. */
export const conditionField =
  (condition: SegmentCondition): FieldAccess =>
  ({ req }) =>
    readsAll(req, condition)

async function readsPaper(req: PayloadRequest, paper: string): Promise<boolean> {
  const limit = assignmentLimit(req, 'test-user-attempts')
  if (!limit) return true
  const { payload } = req
  const row = await readRow({ payload, collection: 'test-papers', where: { id: { equals: paper } } })
  return limit.ids.includes(idOf(row?.testSeries) ?? '')
}

/** The conditions of a segment that the requesting staff member may not use. */
export async function forbiddenConditions(
  req: PayloadRequest,
  segment: Partial<Record<SegmentCondition, unknown>>,
): Promise<SegmentCondition[]> {
  const used = SEGMENT_CONDITIONS.filter((name) => isConditionSet(segment[name]))
  const closed = used.filter((name) => !readsAll(req, name))
  const isOtherPaper =
    used.includes('paper') && !closed.includes('paper') && !(await readsPaper(req, String(segment.paper)))
  return isOtherPaper ? [...closed, 'paper'] : closed
}
