'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import { loadCards } from '#site/data/catalogue/loadCards.ts'
import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, tightSection } from '#site/ui/layout.css.ts'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { useProject } from '../ProjectContext.tsx'
import { ProductCell } from './ProductCell.tsx'

/**
 * Whether late content may appear at `root` without a visible layout shift: below the screen, or before any
 * interaction.
 */
function useMayAppear(root: RefObject<HTMLElement | null>): boolean {
  const [mayAppear, setMayAppear] = useState(false)
  useEffect(() => {
    const { current } = root
    if (!current || mayAppear) return
    const isUntouched = window.scrollY === 0 && document.activeElement === document.body
    if (isUntouched) return setMayAppear(true)
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && entry.boundingClientRect.top > window.innerHeight) setMayAppear(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [root, mayAppear])
  return mayAppear
}

/** Cards of recently viewed products; nothing when they can't be read or were deleted. */
export function RecentlyViewedRow({ ids }: { ids: readonly string[] }) {
  const { base } = useProject()
  const { recentlyViewed } = useTexts('shell')
  const { data } = useSWR([base, 'cards', ids.join(',')] as const, ([at, , list]) => loadCards(at, list), {
    revalidateOnFocus: false,
  })
  return data?.length ? <Row heading={recentlyViewed} cards={data} /> : null
}

function Row({ heading, cards }: { heading: string; cards: readonly ProductCardFacts[] }) {
  const root = useRef<HTMLDivElement>(null)
  const mayAppear = useMayAppear(root)
  return (
    <div ref={root}>
      {mayAppear ? (
        <section className={tightSection} aria-label={heading}>
          <div className={container}>
            <SectionHead heading={heading} />
            <ItemGrid look="rail">
              {cards.map((card) => (
                <ProductCell key={card.id} {...card} />
              ))}
            </ItemGrid>
          </div>
        </section>
      ) : null}
    </div>
  )
}
