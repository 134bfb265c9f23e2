'use client'
import { countedText } from '#domain/text/counted.ts'
import { footRoom } from '#site/styles/footRoom.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useFootRoom } from '../frame/useFootRoom.ts'
import { tray } from './CompareTray.css.ts'
import { compareHref } from './compareHref.ts'

/** The number of products to compare, and a link to the comparison; loaded only by visitors who added one. */
export function CompareCard({ ids, onClear }: { ids: string[]; onClear: () => void }) {
  const t = useTexts('shell')
  const locale = useLocale()
  const box = useFootRoom(footRoom.tray)
  return (
    <section ref={box} className={tray} aria-label={t.comparison}>
      <span>{countedText(locale, t.toCompare, ids.length)}</span>
      <LinkButton href={compareHref(ids)} size="s" look="ink" prefetch={false}>
        {t.compare}
      </LinkButton>
      <button type="button" className={`${button} ${sizes.s} ${looks.ghost}`} onClick={onClear}>
        {t.clear}
      </button>
    </section>
  )
}
