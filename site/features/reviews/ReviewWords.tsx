import type { OwnReview } from '#domain/calls/reviews.ts'
import { fill } from '#domain/text/fill.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Words } from '#site/ui/Words.tsx'
import { ReviewDay } from './ReviewDay.tsx'
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
  review: Omit<OwnReview, 'state'>
  /** Whose photos they are, for those who do not see them. */
  name: string
  base: string
  /** The title of the project, whose team answered. */
  project: string
}

/** What somebody wrote and showed, and what the team answered. */
export function ReviewWords({ review, name, base, project }: ReviewWordsProps) {
  const t = useTexts('reviews')
  return (
    <>
      {review.title ? (
        <h3 className={title}>
          <Words>{review.title}</Words>
        </h3>
      ) : null}
      <p className={words}>
        <Words isLong>{review.text}</Words>
      </p>
      {review.photos.length > 0 ? (
        <div className={photosStyle}>
          {review.photos.map(({ id, path, thumbPath }, index) => (
            <a key={id} href={`${base}/api/${path}`} target="_blank" rel="noreferrer" className={photoLink}>
              {/* biome-ignore lint/performance/noImgElement: the server made the size */}
              <img
                src={`${base}/api/${thumbPath}`}
                alt={fill(t.photoOf, { number: index + 1, name })}
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
            <Words>{fill(t.reply, { project })}</Words>
          </p>
          <p className={words}>
            <Words>{review.reply}</Words>
          </p>
          {review.repliedAt ? (
            <p className={small}>
              <ReviewDay at={review.repliedAt} />
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
