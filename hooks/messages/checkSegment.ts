import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { forbiddenConditions } from '#access/segmentRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import {
  SEGMENT_CONDITIONS,
  type Segment,
  type SegmentCondition,
  segmentProblem,
} from '#domain/bulkEmails/segment.ts'

type Conditions = Partial<Record<SegmentCondition, unknown>>

const plain = (value: unknown): unknown =>
  typeof value === 'object' ? idOf(value as { id: string } | null) : value

/**
 * Before a bulk e-mail is saved: refuses a segment with contradictions, and changed conditions on data that the requesting staff member may
 * not read. Unchanged conditions, perhaps of another author, are not checked.
 */
export const checkSegment: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before: Conditions = (operation === 'update' && originalDoc?.segment) || {}
  const segment: Conditions = { ...before, ...data.segment }
  const refuse = (condition: SegmentCondition, message: string): never => {
    const errors = [{ path: `segment.${condition}`, message }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  const problem = segmentProblem(segment as Partial<Segment>)
  if (problem) refuse(problem.condition, problem.message)
  if (!viewerOf(req)) return data
  const changed = SEGMENT_CONDITIONS.filter((name) => plain(segment[name]) !== plain(before[name]))
  const newConditions = Object.fromEntries(changed.map((name) => [name, plain(segment[name])]))
  const [closed] = await forbiddenConditions(req, newConditions)
  if (closed) refuse(closed, 'Your permissions do not let you choose people by this')
  return data
}
