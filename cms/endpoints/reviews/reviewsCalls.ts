import type { Endpoint, PayloadRequest } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import { disabledFeaturesOf } from '#access/session/disabledFeatures.ts'
import type { SessionUser } from '#access/viewer.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  MyReviewQuerySchema,
  MyReviewResponseSchema,
  ReviewDeleteBodySchema,
  ReviewPromptQuerySchema,
  ReviewPromptResponseSchema,
  ReviewsQuerySchema,
  ReviewsResponseSchema,
  ReviewVoteBodySchema,
  ReviewVotedResponseSchema,
  ReviewWriteBodySchema,
  ReviewWrittenResponseSchema,
} from '#domain/calls/reviews.ts'
import { textOf } from '#domain/text/textOf.ts'
import { publishedProducts } from '../../operations/checkout/publishedProducts.ts'
import { deleteReview } from '../../operations/reviews/deleteReview.ts'
import { listReviews } from '../../operations/reviews/listReviews.ts'
import { myReview } from '../../operations/reviews/myReview.ts'
import { reviewPrompt } from '../../operations/reviews/reviewPrompt.ts'
import { ownReviewView } from '../../operations/reviews/reviewViews.ts'
import { voteHelpful } from '../../operations/reviews/voteHelpful.ts'
import { writeReview } from '../../operations/reviews/writeReview.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { forbidden, notFound, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'
import { addPhotoEndpoint } from './addPhoto.ts'

type Context = Pick<CallContext<unknown>, 'req' | 'project' | 'viewer'>

const accepted = { apiSuccess: true as const }

/** Whether the project has turned reviews off. */
const isOff = async ({ req, project }: Context): Promise<boolean> =>
  (await disabledFeaturesOf(req.payload, project.id)).includes('reviews')

/** Whether the product can be reviewed: reviews are on and the product is on sale. */
async function isReviewed(context: Context, product: string): Promise<boolean> {
  if (await isOff(context)) return false
  return (await publishedProducts(context.req.payload, context.project, [product])).size > 0
}

/** 401 when signed out, 403 for a read-only session that wants to write, else null. */
function accessRefusal({ viewer, project }: Context, toWrite = true) {
  if (viewer?.project !== project.id) return signedOut()
  return toWrite && viewer.isReadOnly ? forbidden() : null
}

const personOf = (req: PayloadRequest) => {
  const { id, name } = req.user as SessionUser
  return { id: String(id), name }
}

const list = defineCall({
  path: '/reviews/list',
  method: 'get',
  summary: 'A page of the reviews of a product, with its rating',
  body: ReviewsQuerySchema,
  answer: ReviewsResponseSchema,
  handle: async (context) => {
    const { req, project, body } = context
    if (!(await isReviewed(context, body.product))) return notFound()
    return { ...accepted, ...(await listReviews(req.payload, project, body)) }
  },
})

const mine = defineCall({
  path: '/reviews/mine',
  method: 'get',
  summary: 'Whether the signed-in person may review a product, with their review and helpful votes',
  body: MyReviewQuerySchema,
  answer: MyReviewResponseSchema,
  handle: async (context) => {
    const refusal = accessRefusal(context, false)
    if (refusal) return refusal
    const { req, project, body } = context
    if (!(await isReviewed(context, body.product))) return notFound()
    const mine = await myReview(req.payload, project, personOf(req).id, body.product, localeOf(req))
    return { ...accepted, ...mine }
  },
})

const asked = defineCall({
  path: '/reviews/asked',
  method: 'get',
  summary: 'The product that a learner of a class should be asked to review now, if any',
  body: ReviewPromptQuerySchema,
  answer: ReviewPromptResponseSchema,
  handle: async (context) => {
    const refusal = accessRefusal(context, false)
    if (refusal) return refusal
    if (await isOff(context)) return notFound()
    const { req, project, body, now } = context
    const learner = { project, student: personOf(req).id, class: body.class, now }
    return { ...accepted, product: await reviewPrompt(req.payload, learner) }
  },
})

const write = defineCall({
  path: '/reviews/write',
  summary: 'Write or replace the own review of a product',
  body: ReviewWriteBodySchema,
  answer: ReviewWrittenResponseSchema,
  handle: async (context) => {
    const refusal = accessRefusal(context)
    if (refusal) return refusal
    const { req, project, body, now } = context
    if (!(await isReviewed(context, body.product))) return notFound()
    const outcome = await writeReview(req.payload, { project, student: personOf(req), body, now })
    switch (outcome.state) {
      case 'written': {
        const review = await ownReviewView(req.payload, outcome.review, localeOf(req))
        return { apiSuccess: true as const, message: textOf('reviewWaits'), review }
      }
      case 'notBought':
        return refuse(textOf('reviewForBuyers'), 'notBought')
      case 'photoGone':
        return refuse(textOf('reviewPhotoGone'), 'photoGone')
      case 'limit':
        return refuse(textOf('reviewLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    }
  },
})

const remove = defineCall({
  path: '/reviews/delete',
  summary: 'Delete the own review of a product',
  body: ReviewDeleteBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const refusal = accessRefusal(context)
    if (refusal) return refusal
    const { req, project, body } = context
    // Also possible when reviews were turned off or the product is no longer on sale.
    await deleteReview(req.payload, project, personOf(req).id, body.product)
    return { apiSuccess: true as const, message: textOf('reviewDeleted') }
  },
})

const vote = defineCall({
  path: '/reviews/vote',
  summary: 'Mark a review as helpful, or remove the vote',
  body: ReviewVoteBodySchema,
  answer: ReviewVotedResponseSchema,
  handle: async (context) => {
    const refusal = accessRefusal(context)
    if (refusal) return refusal
    if (await isOff(context)) return notFound()
    const { req, project, body, now } = context
    const outcome = await voteHelpful(req.payload, { project, user: personOf(req).id, ...body, now })
    switch (outcome.state) {
      case 'voted':
        return { ...accepted, isHelpful: body.isHelpful, helpfulCount: outcome.helpfulCount }
      case 'notFound':
        return notFound()
      case 'own':
        return refuse(textOf('reviewOwn'), 'ownReview')
      case 'limit':
        return refuse(textOf('votesLimit'), 'limit', { retryAfterS: outcome.retryAfterS })
    }
  },
})

export const REVIEW_CALLS: Call[] = [list, mine, asked, write, remove, vote]
export const REVIEW_ENDPOINTS: Endpoint[] = [addPhotoEndpoint]
