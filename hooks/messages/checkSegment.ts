import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { closedConditions } from '#access/segmentRules.ts'
import { viewerOf } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import {
  SEGMENT_CONDITIONS,
  type Segment,
  type SegmentCondition,
  segmentProblem,
} from '#domain/bulkEmails/segment.ts'

type Given = Partial<Record<SegmentCondition, unknown>>

const plain = (value: unknown): unknown =>
  typeof value === 'object' ? idOf(value as { id: string } | null) : value

/**
 * Before a save of a bulk e-mail: its segment makes sense, and the conditions that are new ask only for what their author may read. Those of another
 * author stay as they are.
 */
export const checkSegment: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before: Given = (operation === 'update' && originalDoc?.segment) || {}
  const segment: Given = { ...before, ...data.segment }
  const refuse = (condition: SegmentCondition, message: string): never => {
    const errors = [{ path: `segment.${condition}`, message }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  const problem = segmentProblem(segment as Partial<Segment>)
  if (problem) refuse(problem.condition, problem.message)
  if (!viewerOf(req)) return data
  const changed = SEGMENT_CONDITIONS.filter((name) => plain(segment[name]) !== plain(before[name]))
  const asked = Object.fromEntries(changed.map((name) => [name, plain(segment[name])]))
  const [closed] = await closedConditions(req, asked)
  if (closed) refuse(closed, 'Your permissions do not let you choose people by this')
  return data
}
