'use client'
import useSWR from 'swr'
import { loadCards } from '#site/data/loadCards.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { ItemCard, ItemCell, ItemGrid } from '#site/ui/ItemCard.tsx'
import { container, tightSection } from '#site/ui/layout.css.ts'
import { SectionHead } from '#site/ui/SectionHead.tsx'
import { useProject } from './ProjectContext.tsx'

/** Cards of what was looked at before; nothing when they can't be read or are gone. */
export function SeenRow({ ids }: { ids: readonly string[] }) {
  const { base } = useProject()
  const { seenBefore } = useTexts('shell')
  const { data } = useSWR([base, 'cards', ids.join(',')] as const, ([at, , list]) => loadCards(at, list), {
    revalidateOnFocus: false,
  })
  if (!data?.length) return null
  return (
    <section className={tightSection} aria-label={seenBefore}>
      <div className={container}>
        <SectionHead heading={seenBefore} />
        <ItemGrid look="rail">
          {data.map(({ id, kind: _, ...card }) => (
            <ItemCell key={id}>
              <ItemCard {...card} />
            </ItemCell>
          ))}
        </ItemGrid>
      </div>
    </section>
  )
}
