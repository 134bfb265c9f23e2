import type { OwnReview } from '#domain/calls/reviews.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { ReviewDate } from './ReviewDate.tsx'
import {
  photo,
  photoLink,
  photos as photosStyle,
  reply,
  replyTitle,
  small,
  title,
  words,
} from './Reviews.css.ts'

type ReviewWordsProps = {
  review: Omit<OwnReview, 'state' | 'rejection'>
  /** The author of the photos, for screen readers. */
  name: string
  base: string
  /** The title of the project, whose team replied. */
  project: string
}

/** The text and photos of a review, and the team's reply. */
export function ReviewBody({ review, name, base, project }: ReviewWordsProps) {
  const t = useTexts('reviews')
  return (
    <>
      {review.title ? (
        <h3 className={title}>
          <MixedText>{review.title}</MixedText>
        </h3>
      ) : null}
      <p className={words}>
        <MixedText isLong>{review.text}</MixedText>
      </p>
      {review.photos.length > 0 ? (
        <div className={photosStyle}>
          {review.photos.map(({ id, path, thumbPath }, index) => (
            <a key={id} href={`${base}/api/${path}`} target="_blank" rel="noreferrer" className={photoLink}>
              {/* biome-ignore lint/performance/noImgElement: the server resized it */}
              <img
                src={`${base}/api/${thumbPath}`}
                alt={fillPlaceholders(t.photoOf, { number: index + 1, name })}
                width={76}
                height={76}
                loading="lazy"
                decoding="async"
                className={photo}
              />
            </a>
          ))}
        </div>
      ) : null}
      {review.reply ? (
        <div className={reply}>
          <p className={replyTitle}>
            <MixedText>{fillPlaceholders(t.reply, { project })}</MixedText>
          </p>
          <p className={words}>
            <MixedText>{review.reply}</MixedText>
          </p>
          {review.repliedAt ? (
            <p className={small}>
              <ReviewDate at={review.repliedAt} />
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
