import type { ComponentProps, ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import { Cover } from './Cover.tsx'
import { body, card, cell, foot, grids, meta as metaStyle, title as titleStyle } from './ItemCard.css.ts'
import { PriceBlock } from './PriceBlock.tsx'
import { Rating } from './Rating.tsx'
import { Words } from './Words.tsx'

export type ItemCardProps = {
  href: string
  title: string
  cover: Pick<ComponentProps<typeof Cover>, 'subject' | 'seed' | 'image' | 'kicker' | 'title' | 'badge'>
  /** One line of facts: lessons, hours, language. */
  meta: readonly string[]
  pricePaise: number
  mrpPaise?: number | null
  rating?: { average: number; count: number }
}

/** Something one can buy, as a card that is one link (a row on phones inside a list). */
export function ItemCard({ href, title, cover, meta, pricePaise, mrpPaise, rating }: ItemCardProps) {
  return (
    <AppLink href={href} className={card}>
      <Cover {...cover} />
      <div className={body}>
        <h3 className={titleStyle}>
          <Words>{title}</Words>
        </h3>
        <p className={metaStyle}>
          {meta.map((fact) => (
            <span key={fact}>
              <Words>{fact}</Words>
            </span>
          ))}
        </p>
        <div className={foot}>
          <PriceBlock pricePaise={pricePaise} mrpPaise={mrpPaise} isSavingBelow />
          {rating ? <Rating {...rating} /> : null}
        </div>
      </div>
    </AppLink>
  )
}

/** `rail` scrolls sideways on phones, `list` becomes rows there. */
export function ItemGrid({ look, children }: { look: keyof typeof grids; children: ReactNode }) {
  return <ul className={grids[look]}>{children}</ul>
}

export function ItemCell({ children }: { children: ReactNode }) {
  return <li className={cell}>{children}</li>
}
