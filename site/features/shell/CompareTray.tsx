'use client'
import { countedText } from '#domain/text/counted.ts'
import { useCompared } from '#site/data/deviceProducts.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { tray } from './CompareTray.css.ts'
import { compareHref } from './compareHref.ts'
import { useProject } from './ProjectContext.tsx'

/** What is put by for comparing, and the way there; nothing while there is nothing. */
export function CompareTray() {
  const { slug } = useProject()
  const t = useTexts('shell')
  const locale = useLocale()
  const { list, clear } = useCompared(slug)
  if (list.length === 0) return null
  return (
    <section className={tray} aria-label={t.comparison}>
      <span>{countedText(locale, t.toCompare, list.length)}</span>
      <LinkButton href={compareHref(list.map(({ id }) => id))} size="s" look="ink" prefetch={false}>
        {t.compare}
      </LinkButton>
      <button type="button" className={`${button} ${sizes.s} ${looks.ghost}`} onClick={clear}>
        {t.clear}
      </button>
    </section>
  )
}
