import clsx from 'clsx'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { Badge } from '../Badge.tsx'
import { MixedText } from '../richText/MixedText.tsx'
import {
  badge as badgeStyle,
  bookDrawing,
  bookKicker,
  bookShade,
  bookTitle,
  drawing,
  kicker as kickerStyle,
  pictureShade,
  picture as pictureStyle,
  root,
  shade,
  shapes,
  title as titleStyle,
} from './Cover.css.ts'
import { CoverDrawing } from './CoverDrawing.tsx'

type CoverProps = {
  /** One of the subjects with a drawing; any other value is chosen by the seed. */
  subject?: string | null
  /** The slug: the same seed always gives the same drawing. */
  seed: string
  /** An uploaded picture replaces the drawing; the background of the subject is shown while it loads. */
  image?: { url: string; alt?: string | null; focalX?: number | null; focalY?: number | null } | null
  kicker?: string | null
  title?: string | null
  badge?: string | null
  /** Visible when the page opens: its picture loads before everything else. */
  isFirst?: boolean
  /** 16:9, 64 px square, 112 px wide, the container's own size, or an upright book. @default 'card' */
  shape?: keyof typeof shapes
  className?: string
}

/**
 * The cover of a product or article: drawn from its subject, or its picture. Its text is part of the drawing:
 * repeat it next to the cover.
 */
export function Cover(props: CoverProps) {
  const { subject, seed, image, kicker, title, badge, isFirst, shape = 'card', className } = props
  const knownSubject = coverSubject(subject, seed)
  const isBook = shape === 'book'
  // The cover of a printed book contains its own text.
  const hasWords = Boolean(kicker || title) && !(isBook && image)
  return (
    <div
      className={clsx(
        root,
        shapes[shape],
        subjectColors[knownSubject],
        hasWords && shade,
        hasWords && image && pictureShade,
        hasWords && isBook && bookShade,
        className,
      )}
    >
      {image ? (
        // Inside this element React does not preload it: a page that is merely prefetched would load its
        // pictures too.
        <picture>
          <img
            src={image.url}
            alt={image.alt ?? ''}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding="async"
            className={pictureStyle}
            style={{ objectPosition: `${image.focalX ?? 50}% ${image.focalY ?? 50}%` }}
          />
        </picture>
      ) : (
        <CoverDrawing subject={knownSubject} seed={seed} className={clsx(drawing, isBook && bookDrawing)} />
      )}
      {hasWords && kicker ? (
        <span className={clsx(kickerStyle, isBook && bookKicker)} aria-hidden="true">
          <MixedText>{kicker}</MixedText>
        </span>
      ) : null}
      {hasWords && title ? (
        <span className={clsx(titleStyle, isBook && bookTitle)} aria-hidden="true">
          <MixedText>{title}</MixedText>
        </span>
      ) : null}

      {badge ? (
        <Badge tone="cover" className={badgeStyle}>
          <MixedText>{badge}</MixedText>
        </Badge>
      ) : null}
    </div>
  )
}
