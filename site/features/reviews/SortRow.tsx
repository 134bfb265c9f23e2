import type { ReactNode } from 'react'
import { countedText } from '#domain/text/counted.ts'
import { fill } from '#domain/text/fill.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { small, tools } from './Reviews.css.ts'

type SortRowProps = {
  /** Only reviews with so many stars are listed. */
  stars?: number | null
  onShowAll?: () => void
  /** What chooses the order. */
  children: ReactNode
}

/** What the list is narrowed to, and its order. */
export function SortRow({ stars = null, onShowAll, children }: SortRowProps) {
  const t = useTexts('reviews')
  const locale = useLocale()
  return (
    <div className={tools}>
      <p className={small} role="status">
        {stars === null ? null : fill(t.onlyWith, { stars: countedText(locale, t.stars, stars) })}
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
