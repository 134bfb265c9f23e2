import type { ReactNode } from 'react'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { small, tools } from './Reviews.css.ts'

type SortRowProps = {
  /** Only reviews with this many stars are listed. */
  stars?: number | null
  onShowAll?: () => void
  /** The control of the sort order. */
  children: ReactNode
}

/** The active filter of the list, and its sort order. */
export function SortRow({ stars = null, onShowAll, children }: SortRowProps) {
  const t = useTexts('reviews')
  const locale = useLocale()
  return (
    <div className={tools}>
      <p className={small} role="status">
        {stars === null ? null : fillPlaceholders(t.onlyWith, { stars: countedText(locale, t.stars, stars) })}
      </p>
      {stars === null ? null : (
        <PlainButton look="ghost" size="s" onClick={onShowAll}>
          {t.showAll}
        </PlainButton>
      )}
      {children}
    </div>
  )
}
