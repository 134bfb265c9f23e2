import clsx from 'clsx'
import { MIN_RATINGS } from '#domain/catalogue/bands.ts'
import { percentages } from '#domain/reviews/percentages.ts'
import { countedText, shortCountedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { fill as fillStyle, tones, track } from '#site/ui/Progress.css.ts'
import { average as averageStyle, barCount, barRow, bars, figure, small, summary } from './Reviews.css.ts'
import { Stars } from './Stars.tsx'

type SummaryProps = {
  rating: number
  ratingCount: number
  /** Number of reviews with one star, two, … five. */
  stars: readonly number[]
  /** The star filter of the list. */
  chosen?: number | null
  /** Without it the rows are not clickable. */
  onChoose?: (stars: number | null) => void
}

/** The average, the number of reviews and the distribution of stars; a row filters the list by its stars. */
export function Summary({ rating, ratingCount, stars, chosen = null, onChoose }: SummaryProps) {
  const t = useTexts('reviews')
  const locale = useLocale()
  const shares = percentages(stars)
  return (
    <div className={summary}>
      <div className={figure}>
        {ratingCount >= MIN_RATINGS ? (
          <>
            <span className={averageStyle} aria-hidden="true">
              {rating.toFixed(1)}
            </span>
            <span className="sr-only">{fillPlaceholders(t.starsOf, { average: rating.toFixed(1) })}</span>
            <Stars rating={rating} />
          </>
        ) : null}
        <span className={small}>{shortCountedText(locale, t.ratings, ratingCount)}</span>
        {ratingCount < MIN_RATINGS ? (
          <span className={small}>{fillPlaceholders(t.fewYet, { count: MIN_RATINGS })}</span>
        ) : null}
      </div>
      <fieldset className={bars} aria-label={t.byStars}>
        {[5, 4, 3, 2, 1].map((value) => {
          const count = stars[value - 1] ?? 0
          const share = shares[value - 1] ?? 0
          return (
            <button
              key={value}
              type="button"
              className={barRow}
              aria-pressed={chosen === value}
              disabled={!onChoose || (count === 0 && chosen !== value)}
              aria-label={countedText(locale, t.starsRow, count, {
                stars: countedText(locale, t.stars, value),
              })}
              onClick={onChoose && (() => onChoose(chosen === value ? null : value))}
            >
              <span aria-hidden="true">{value}</span>
              <span className={track} aria-hidden="true">
                <span className={clsx(fillStyle, tones.star)} style={{ width: `${share}%` }} />
              </span>
              <span className={barCount} aria-hidden="true">
                {share}%
              </span>
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
