'use client'
import useSWR from 'swr'
import type {
  MyReview,
  OwnReview,
  ReviewContent,
  ReviewPrompt,
  ReviewsResponse,
} from '#domain/calls/reviews.ts'
import type { ReviewSort } from '#domain/reviews/choices.ts'
import { sendPhoto } from '../account/photos.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { toSearch } from '../base/restQuery.ts'

export type ReviewList = { sort: ReviewSort; stars: number | null }

/** One page of the reviews of a product; throws when it can't be read. */
export async function loadReviews(
  base: string,
  product: string,
  { sort, stars }: ReviewList,
  page: number,
): Promise<ReviewsResponse> {
  const query = toSearch({ product, sort, page, ...(stars ? { stars } : {}) })
  const { status, body } = await callApi<ReviewsResponse>(base, `reviews/list?${query}`)
  if (status !== 200) throw new Error(`reviews/list answered ${status}`)
  return body
}

async function load<Body>([base, path]: readonly [string, string, string]): Promise<Body | null> {
  const { status, body } = await callApi<Body>(base, path)
  return status === 200 ? body : null
}

/**
 * What the signed-in person may do, wrote and found helpful; null when reviews are disabled. Requests nothing
 * without a `uid`.
 */
export function useMyReview(base: string, product: string, uid: string | undefined) {
  const key = uid ? ([base, `reviews/mine?${toSearch({ product })}`, uid] as const) : null
  const { data, mutate } = useSWR(key, load<MyReview>, { revalidateOnFocus: false })
  return { mine: data, renew: () => mutate() }
}

/** The product that the learner of a class is invited to review now. Requests nothing without a `uid`. */
export function useReviewPrompt(base: string, klass: string, uid: string | undefined, completed: number) {
  const key = uid ? ([base, `reviews/asked?${toSearch({ class: klass })}`, uid, completed] as const) : null
  const { data, mutate } = useSWR(key, ([at, path, personUid]) => load<ReviewPrompt>([at, path, personUid]), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  return { product: data?.product ?? null, renew: () => mutate() }
}

type Written = { apiSuccess: true; message: string; review: OwnReview }
type Done = { apiSuccess: true; message: string }

/** Null when there was no answer. */
const call = async <Body>(base: string, path: string, body: unknown): Promise<Body | ApiRefusal | null> =>
  callApi<Body | ApiRefusal>(base, path, body).then(
    (answer) => answer.body,
    () => null,
  )

export const writeReview = (
  base: string,
  body: ReviewContent & { product: string; photos: readonly string[] },
) => call<Written>(base, 'reviews/write', body)

export const deleteReview = (base: string, product: string) => call<Done>(base, 'reviews/delete', { product })

export const voteHelpful = (base: string, review: string, isHelpful: boolean) =>
  call<Done & { helpfulCount: number }>(base, 'reviews/vote', { review, isHelpful })

/** Uploads one photo for a review that is being written; null when there was no answer. */
export const addPhoto = (base: string, product: string, file: File) =>
  sendPhoto(base, `reviews/addphoto?${toSearch({ product })}`, file)
