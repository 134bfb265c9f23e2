import { z } from 'zod'
import { DAY_MS } from '../auth/policy.ts'
import type { RoleId } from '../roles/Module.ts'
import { ROLES } from '../roles/roles.ts'

const DaysSchema = z.number().int().min(1).max(3650).nullish()
const IdSchema = z.string().min(1).max(60).nullish()

/** Roles that a segment may name; without one it has students. */
export const SEGMENT_ROLES = ROLES.filter(({ id }) => id !== 'student')

/** Marks that a segment may ask for, to two decimals. */
export const SEGMENT_MARKS = { min: -10_000, max: 10_000 } as const
const MarksSchema = z.number().min(SEGMENT_MARKS.min).max(SEGMENT_MARKS.max).nullish()

/** The recipients of a bulk e-mail among people who have opted in; all given conditions must hold. */
export const SegmentSchema = z.object({
  /** Only people of this role; null for students. */
  role: z.enum(SEGMENT_ROLES.map(({ id }) => id) as [RoleId, ...RoleId[]]).nullish(),
  /** Ids of products whose access they have, or have not. */
  owns: IdSchema,
  lacks: IdSchema,
  /** A tag of products, of which they have at least one. */
  tag: z.string().min(1).max(100).nullish(),
  /** The id of a batch that they are in. */
  batch: IdSchema,
  /** Number of days within which, or for which not, they were seen. */
  seenWithinDays: DaysSchema,
  notSeenForDays: DaysSchema,
  /** Only people with something in their cart. */
  hasCart: z.boolean().nullish(),
  /** The id of a paper that they have a result in, and what marks their best one has at least and at most. */
  paper: IdSchema,
  marksFrom: MarksSchema,
  marksTo: MarksSchema,
})
export type Segment = z.infer<typeof SegmentSchema>
export type SegmentCondition = keyof Segment
export const SEGMENT_CONDITIONS = Object.keys(SegmentSchema.shape) as SegmentCondition[]

/** Whether a condition narrows the segment; an unticked box and an empty text do not. */
export const isConditionSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== ''

/** What is known of a person, to decide whether they are in a segment. */
export type SegmentPerson = {
  /** Ids of the products they have access to now, among those named by the segment. */
  products: readonly string[]
  /** Whether they have access now to a product with the tag. */
  hasTagged: boolean
  isInBatch: boolean
  /** When they were last seen, ms since epoch; null for never. */
  seenAt: number | null
  hasCart: boolean
  /** Marks of their best result in the paper; null for none. */
  marks: number | null
}

/** Whether a person of the right role is in a segment. @param now ms since epoch */
export function isInSegment(
  { owns, lacks, tag, batch, seenWithinDays, notSeenForDays, hasCart, paper, marksFrom, marksTo }: Segment,
  person: SegmentPerson,
  now: number,
): boolean {
  const unseenMs = person.seenAt === null ? Number.POSITIVE_INFINITY : now - person.seenAt
  if (owns && !person.products.includes(owns)) return false
  if (lacks && person.products.includes(lacks)) return false
  if (tag && !person.hasTagged) return false
  if (batch && !person.isInBatch) return false
  if (seenWithinDays && unseenMs > seenWithinDays * DAY_MS) return false
  if (notSeenForDays && unseenMs < notSeenForDays * DAY_MS) return false
  if (paper && !isWithin(person.marks, marksFrom, marksTo)) return false
  return !hasCart || person.hasCart
}

const isWithin = (marks: number | null, from: number | null | undefined, to: number | null | undefined) =>
  marks !== null && marks >= (from ?? Number.NEGATIVE_INFINITY) && marks <= (to ?? Number.POSITIVE_INFINITY)

/** What is wrong with the conditions of a segment, in words, and with which of them; null for nothing. */
export function segmentProblem({
  paper,
  marksFrom,
  marksTo,
}: Partial<Segment>): { condition: SegmentCondition; message: string } | null {
  const [from, to] = [marksFrom ?? null, marksTo ?? null]
  if (!paper && (from !== null || to !== null))
    return { condition: 'paper', message: 'Choose the paper of the marks' }
  if (from !== null && to !== null && from > to)
    return { condition: 'marksTo', message: 'Fewer marks than at least asked for' }
  return null
}
