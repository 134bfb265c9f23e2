'use client'
import { useCompared } from '#site/data/deviceProducts.ts'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { tray } from './CompareTray.css.ts'
import { compareHref } from './compareHref.ts'
import { useProject } from './ProjectContext.tsx'

/** What is put by for comparing, and the way there; nothing while there is nothing. */
export function CompareTray() {
  const { slug } = useProject()
  const { list, clear } = useCompared(slug)
  if (list.length === 0) return null
  return (
    <section className={tray} aria-label="Comparison">
      <span>{list.length} to compare</span>
      <LinkButton href={compareHref(list.map(({ id }) => id))} size="s" look="ink" prefetch={false}>
        Compare
      </LinkButton>
      <button type="button" className={`${button} ${sizes.s} ${looks.ghost}`} onClick={clear}>
        Clear
      </button>
    </section>
  )
}
