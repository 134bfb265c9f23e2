'use client'
import clsx from 'clsx'
import PencilLine from 'lucide-react/icons/pencil-line'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReviewsResponse } from '#domain/calls/reviews.ts'
import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/choices.ts'
import { useMe } from '#site/data/account/me.ts'
import { useMyReview } from '#site/data/catalogue/reviews.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Select } from '#site/ui/fields/Select.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { NoReviews } from './NoReviews.tsx'
import { OwnReviewCard } from './OwnReviewCard.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import * as styles from './Reviews.css.ts'
import { SortRow } from './SortRow.tsx'
import { Summary } from './Summary.tsx'
import { useReviewList } from './useReviewList.ts'

const ReviewDialog = lazy(() => import('./ReviewDialog.tsx').then((m) => ({ default: m.ReviewDialog })))

export type ReviewsProps = {
  product: { id: string; title: string }
  /** The first page of reviews, rendered with the page. */
  first: ReviewsResponse
}

/** The reviews of a product: summary, list, write button. Without scripts only the first page is shown. */
export function Reviews({ product, first }: ReviewsProps) {
  const { base } = useProject()
  const t = useTexts('reviews')
  const { me } = useMe(base)
  const { mine, renew } = useMyReview(base, product.id, me?.uid)
  const list = useReviewList(base, product.id, first)
  const [isWriting, setIsWriting] = useState(false)
  const { ratingCount, reviews } = list.answer
  // Their own is in the card above.
  const others = reviews.filter(({ id }) => id !== mine?.review?.id)
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <h2 id="reviews-heading">{t.heading}</h2>
        {mine?.review ? null : (
          <WriteButton
            mayWrite={mine?.mayWrite}
            isSignedIn={Boolean(me)}
            onWrite={() => setIsWriting(true)}
          />
        )}
      </div>
      {ratingCount > 0 ? (
        <Summary {...list.answer} chosen={list.choice.stars} onChoose={(stars) => list.choose({ stars })} />
      ) : mine?.review ? null : (
        <NoReviews />
      )}
      {mine?.review ? (
        <OwnReviewCard
          product={product.id}
          review={mine.review}
          onEdit={() => setIsWriting(true)}
          onDeleted={() => {
            void renew()
            list.choose({})
          }}
        />
      ) : null}
      {ratingCount > 0 ? (
        <SortRow stars={list.choice.stars} onShowAll={() => list.choose({ stars: null })}>
          <Select
            className={styles.sort}
            label={t.sortBy}
            options={REVIEW_SORTS.map((id) => ({ id, label: t.sorts[id] }))}
            value={list.choice.sort}
            onChange={(sort) => list.choose({ sort: sort as ReviewSort })}
          />
        </SortRow>
      ) : null}
      <div className={styles.list}>
        {others.map((review) => (
          <ReviewItem
            key={review.id}
            review={review}
            isSignedIn={Boolean(me)}
            isHelpful={mine?.helpful.includes(review.id) ?? false}
            onVoted={() => void renew()}
          />
        ))}
      </div>
      <Foot list={list} />
      {isWriting ? (
        <Suspense fallback={null}>
          <ReviewDialog
            product={product}
            review={mine?.review ?? null}
            onClose={() => setIsWriting(false)}
            onWritten={() => {
              void renew()
              if (mine?.review?.state === 'approved') list.choose({})
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

type WriteButtonProps = {
  /** Undefined until known. */
  mayWrite: boolean | undefined
  isSignedIn: boolean
  onWrite: () => void
}

/** Visitors log in first; people who do not own the product see why they can't write. */
function WriteButton({ mayWrite, isSignedIn, onWrite }: WriteButtonProps) {
  const { open } = useAuthDialog()
  const show = useSnackbar()
  const t = useTexts('reviews')
  const [isWanted, setIsWanted] = useState(false)
  // A link of an order's line leads here, to rate what was delivered.
  useEffect(() => {
    if (isSignedIn && window.location.hash === '#rate') setIsWanted(true)
  }, [isSignedIn])
  useEffect(() => {
    if (!isWanted || mayWrite === undefined) return
    setIsWanted(false)
    if (mayWrite) onWrite()
    else show(t.forBuyers, { severity: 'info' })
  }, [isWanted, mayWrite, onWrite, show, t])
  return (
    <PlainButton
      look="outline"
      size="s"
      icon={PencilLine}
      className={clsx(styles.needsScript, isSignedIn && !mayWrite && styles.hidden)}
      data-later="write"
      onClick={() => (isSignedIn ? setIsWanted(true) : open(() => setIsWanted(true)))}
    >
      {t.write}
    </PlainButton>
  )
}

type List = ReturnType<typeof useReviewList>

function Foot({ list }: { list: List }) {
  const t = useTexts('reviews')
  if (list.state === 'failed')
    return (
      <div className={styles.empty} role="alert">
        <p>{t.notLoaded}</p>
        <PlainButton look="outline" size="s" className={styles.more} onClick={list.retry}>
          {t.retry}
        </PlainButton>
      </div>
    )
  if (!list.hasMore) return null
  const isLoading = list.state === 'loading'
  return (
    <PlainButton
      look="outline"
      className={styles.more}
      data-later="more"
      aria-disabled={isLoading}
      onClick={() => {
        if (!isLoading) list.more()
      }}
    >
      {isLoading ? t.loading : t.more}
    </PlainButton>
  )
}
