'use client'
import { useRef, useState } from 'react'
import type { ReviewsResponse } from '#domain/calls/reviews.ts'
import { loadReviews, type ReviewList } from '#site/data/catalogue/reviews.ts'

const FIRST: ReviewList = { sort: 'newest', stars: null }

/** The shown reviews: at first those rendered with the page, then those requested. The last request wins. */
export function useReviewList(base: string, product: string, first: ReviewsResponse) {
  const [choice, setChoice] = useState(FIRST)
  const [answer, setAnswer] = useState(first)
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'still' | 'loading' | 'failed'>('still')
  const requestCount = useRef(0)
  const lastRequest = useRef({ choice: FIRST, page: 1 })

  const load = async (next: ReviewList, nextPage: number) => {
    requestCount.current += 1
    const requestNumber = requestCount.current
    lastRequest.current = { choice: next, page: nextPage }
    setChoice(next)
    setState('loading')
    const loaded = await loadReviews(base, product, next, nextPage).catch(() => null)
    if (requestNumber !== requestCount.current) return
    if (!loaded) return setState('failed')
    setState('still')
    setPage(nextPage)
    setAnswer((previous) => {
      // A review added between two requests shifts the pages: none is shown twice.
      const shownReviews = nextPage === 1 ? [] : previous.reviews
      const ids = new Set(shownReviews.map(({ id }) => id))
      return { ...loaded, reviews: [...shownReviews, ...loaded.reviews.filter(({ id }) => !ids.has(id))] }
    })
  }
  return {
    answer,
    choice,
    state,
    hasMore: page < answer.pageCount,
    choose: (change: Partial<ReviewList>) => void load({ ...choice, ...change }, 1),
    more: () => void load(choice, page + 1),
    retry: () => void load(lastRequest.current.choice, lastRequest.current.page),
  }
}
