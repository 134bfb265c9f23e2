import clsx from 'clsx'
import PencilLine from 'lucide-react/icons/pencil-line'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { ReviewsResponse } from '#domain/calls/reviews.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { SelectPlaceholder } from '#site/ui/fields/SelectPlaceholder.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Byline } from './Byline.tsx'
import { helpfulText } from './helpfulText.ts'
import { LazyReviews } from './LazyReviews.tsx'
import { NoReviews } from './NoReviews.tsx'
import { ReviewBody } from './ReviewBody.tsx'
import * as styles from './Reviews.css.ts'
import { SortRow } from './SortRow.tsx'
import { Summary } from './Summary.tsx'

type ReviewsDrawnProps = {
  product: { id: string; title: string }
  first: ReviewsResponse
  base: string
  /** The title of the project. */
  project: string
}

/**
 * The server-rendered reviews of a product: complete without scripts, with space for everything that needs
 * one. Hydrated when scrolled near; a click before that (`data-later`) is repeated then.
 */
export function ServerReviews({ product, first, base, project }: ReviewsDrawnProps) {
  const t = useTexts('reviews')
  const { reviews, ratingCount, pageCount } = first
  return (
    <LazyReviews product={product} first={first}>
      <div className={styles.stack}>
        <div className={styles.head}>
          <h2 id="reviews-heading">{t.heading}</h2>
          <PlainButton
            look="outline"
            size="s"
            icon={PencilLine}
            className={clsx(styles.needsScript, styles.forBuyers)}
            data-later="write"
          >
            {t.write}
          </PlainButton>
        </div>
        {ratingCount > 0 ? (
          <>
            <Summary {...first} />
            <SortRow>
              <SelectPlaceholder className={styles.sort} label={t.sortBy} value={t.sorts.newest} />
            </SortRow>
          </>
        ) : (
          <NoReviews />
        )}
        <div className={styles.list}>
          {reviews.map((review) => (
            <article key={review.id} className={styles.item}>
              <Byline review={review} />
              <ReviewBody review={review} name={review.name} base={base} project={project} />
              <PlainButton
                look="outline"
                size="s"
                icon={ThumbsUp}
                className={styles.vote}
                data-later={review.id}
              >
                {helpfulText(review.helpfulCount, t)}
              </PlainButton>
            </article>
          ))}
        </div>
        {pageCount > 1 ? (
          <PlainButton look="outline" className={styles.more} data-later="more">
            {t.more}
          </PlainButton>
        ) : null}
      </div>
    </LazyReviews>
  )
}
