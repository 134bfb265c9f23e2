import { z } from 'zod'
import { DAY_MS } from '../auth/policy.ts'

const DaysSchema = z.number().int().min(1).max(3650).nullish()
const IdSchema = z.string().min(1).max(60).nullish()

/** The recipients of a bulk e-mail among opted-in students; all given conditions must hold. */
export const SegmentSchema = z.object({
  /** Ids of products whose access they have, or have not. */
  owns: IdSchema,
  lacks: IdSchema,
  /** Number of days within which, or for which not, they were seen. */
  seenWithinDays: DaysSchema,
  notSeenForDays: DaysSchema,
  /** Only people with something in their cart. */
  hasCart: z.boolean().nullish(),
})
export type Segment = z.infer<typeof SegmentSchema>

/** What is known of a person, to decide whether they are in a segment. */
export type SegmentPerson = {
  /** Ids of the products they have access to now, among those named by the segment. */
  products: readonly string[]
  /** When they were last seen, ms since epoch; null for never. */
  seenAt: number | null
  hasCart: boolean
}

/** Whether a person is in a segment. @param now ms since epoch */
export function isInSegment(
  { owns, lacks, seenWithinDays, notSeenForDays, hasCart }: Segment,
  person: SegmentPerson,
  now: number,
): boolean {
  const unseenMs = person.seenAt === null ? Number.POSITIVE_INFINITY : now - person.seenAt
  if (owns && !person.products.includes(owns)) return false
  if (lacks && person.products.includes(lacks)) return false
  if (seenWithinDays && unseenMs > seenWithinDays * DAY_MS) return false
  if (notSeenForDays && unseenMs < notSeenForDays * DAY_MS) return false
  return !hasCart || person.hasCart
}
