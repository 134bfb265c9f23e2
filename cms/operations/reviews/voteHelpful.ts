import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { conditionalUpdate, countRows, insertIfAbsent, readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { HOUR_MS } from '#domain/auth/policy.ts'
import { REVIEW_VOTES_PER_HOUR } from '#domain/reviews/limits.ts'
import { takeFromWindow } from '../rateLimits/window.ts'

/** Maximum recounts after writing; each one needs another vote in between. */
const MAX_ROUNDS = 5

type Vote = { project: RequestProject; user: string; review: string; isHelpful: boolean; now: Date }
type Outcome =
  | { state: 'voted'; helpfulCount: number }
  | { state: 'notFound' | 'own' }
  | { state: 'limit'; retryAfterS: number }

/** Adds or removes a helpful vote for an approved review; not for one's own. Idempotent. */
export async function voteHelpful(
  payload: BasePayload,
  { project, user, review: id, isHelpful, now }: Vote,
): Promise<Outcome> {
  const review = await readRow({
    payload,
    collection: 'product-reviews',
    where: {
      and: [{ id: { equals: id } }, { project: { equals: project.id } }, { state: { equals: 'approved' } }],
    },
  })
  if (!review) return { state: 'notFound' }
  if (idOf(review.student) === user) return { state: 'own' }
  const quota = await takeFromWindow(
    payload,
    { key: `review-vote:${project.id}:${user}`, limit: REVIEW_VOTES_PER_HOUR, windowMs: HOUR_MS },
    now,
  )
  if (!quota.ok) return { state: 'limit', retryAfterS: quota.retryAfterS }
  const voteKey = `${id}:${user}`
  const data = { review: id, user, voteKey, project: project.id }
  if (isHelpful) await insertIfAbsent({ payload, collection: 'review-votes', data })
  else await payload.db.deleteMany({ collection: 'review-votes', where: { voteKey: { equals: voteKey } } })
  return { state: 'voted', helpfulCount: await countVotes(payload, id) }
}

/** Updates the number of votes of a review, and recounts after writing like `rateProduct`. Returns the number. */
export async function countVotes(payload: BasePayload, review: string): Promise<number> {
  const count = () =>
    countRows({ payload, collection: 'review-votes', where: { review: { equals: review } } })
  let helpfulCount = await count()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const where = { id: { equals: review } }
    await conditionalUpdate({ payload, collection: 'product-reviews', where, data: { helpfulCount } })
    const again = await count()
    if (again === helpfulCount) break
    helpfulCount = again
  }
  return helpfulCount
}
