import BadgeCheck from 'lucide-react/icons/badge-check'
import Star from 'lucide-react/icons/star'
import type { ReviewView } from '#domain/calls/reviews.ts'
import { countedText } from '#domain/text/counted.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { ReviewDate } from './ReviewDate.tsx'
import { byline, given, name as nameStyle, starOn, verified } from './Reviews.css.ts'

/** Stars, author and date of a review. */
export function Byline({ review }: { review: ReviewView }) {
  const t = useTexts('reviews')
  const locale = useLocale()
  return (
    <div className={byline}>
      <span className={given}>
        <Icon icon={Star} size="xs" className={starOn} />
        <span aria-hidden="true">{review.rating}</span>
        <span className="sr-only">{countedText(locale, t.stars, review.rating)}</span>
      </span>
      <span className={nameStyle}>
        <MixedText>{review.name}</MixedText>
      </span>
      {review.isVerified ? (
        <span className={verified}>
          <Icon icon={BadgeCheck} size="xs" strokeWidth={2} />
          {t.verified}
        </span>
      ) : null}
      <span>
        <ReviewDate at={review.writtenAt} />
        {review.isEdited ? `, ${t.edited}` : ''}
      </span>
    </div>
  )
}
