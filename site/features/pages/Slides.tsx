'use client'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useRef, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Texts } from '#site/texts/Texts.ts'
import { PlainIconButton } from '#site/ui/PlainButton.tsx'
import { controls, counter, frame, item, list } from './BannerSlider.css.ts'

/** Arrow keys move by whole banners: the browser's own step is one line, after which the list snaps back. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export type SlidesTexts = Pick<
  Texts['sections'],
  'banners' | 'bannersByKeys' | 'previousBanner' | 'nextBanner' | 'banner' | 'carousel'
>
type SlidesProps = {
  slides: readonly { key: string; content: ReactNode }[]
  texts: SlidesTexts
}

/** Scrolls by swipe, wheel, arrow keys and two buttons; the scroll position gives the current slide. */
export function Slides({ slides, texts: t }: SlidesProps) {
  const rail = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const goTo = (next: number) => {
    const { current } = rail
    if (current) current.scrollLeft = next * current.clientWidth
  }
  if (slides.length === 1) return <div className={frame}>{slides[0]?.content}</div>
  return (
    <section aria-label={t.banners} aria-roledescription={t.carousel}>
      <div className={frame}>
        <ul
          ref={rail}
          className={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          aria-label={t.bannersByKeys}
          onKeyDown={(event) => {
            const step = STEPS[event.key]
            if (!step || event.target !== event.currentTarget) return
            event.preventDefault()
            goTo(Math.min(slides.length - 1, Math.max(0, index + step)))
          }}
          onScroll={({ currentTarget }) =>
            setIndex(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
          }
        >
          {slides.map(({ key, content }) => (
            <li key={key} className={item}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={controls}>
        <PlainIconButton
          icon={ChevronLeft}
          label={t.previousBanner}
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <span className={counter} aria-live="polite">
          <span className="sr-only">
            {fillPlaceholders(t.banner, { number: index + 1, count: slides.length })}
          </span>
          <span aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
        </span>
        <PlainIconButton
          icon={ChevronRight}
          label={t.nextBanner}
          disabled={index === slides.length - 1}
          onClick={() => goTo(index + 1)}
        />
      </div>
    </section>
  )
}
