import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/choices.ts'
import { countedText } from '#domain/text/counted.ts'
import { fill } from '#domain/text/fill.ts'
import type { ReviewList } from '#site/data/reviews.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { small, sortLabel, sort as sortStyle, tools } from './Reviews.css.ts'

type SortRowProps = Partial<ReviewList> & {
  /** Without it the row only shows. */
  onChoose?: (change: Partial<ReviewList>) => void
}

/** What the list is narrowed to, and its order. */
export function SortRow({ sort = 'newest', stars = null, onChoose }: SortRowProps) {
  const t = useTexts('reviews')
  const locale = useLocale()
  return (
    <div className={tools}>
      <p className={small} role="status">
        {stars === null ? null : fill(t.onlyWith, { stars: countedText(locale, t.stars, stars) })}
      </p>
      {stars === null ? null : (
        <PlainButton look="ghost" size="s" onClick={onChoose && (() => onChoose({ stars: null }))}>
          {t.showAll}
        </PlainButton>
      )}
      <label className={sortLabel}>
        {t.sortBy}
        <select
          className={sortStyle}
          disabled={!onChoose}
          {...(onChoose
            ? { value: sort, onChange: (event) => onChoose({ sort: event.target.value as ReviewSort }) }
            : { defaultValue: sort })}
        >
          {REVIEW_SORTS.map((id) => (
            <option key={id} value={id}>
              {t.sorts[id]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
