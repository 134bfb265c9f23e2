import type { ComponentProps, ReactNode } from 'react'
import { Badge } from './Badge.tsx'
import {
  body,
  card,
  cell,
  foot,
  grids,
  meta as metaStyle,
  stand,
  standBadge,
  title as titleStyle,
} from './ItemCard.css.ts'
import { Cover } from './media/Cover.tsx'
import { AppLink } from './navigation/AppLink.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { Rating } from './Rating.tsx'
import { MixedText } from './richText/MixedText.tsx'

export type ItemCardProps = {
  href: string
  title: string
  cover: Pick<ComponentProps<typeof Cover>, 'subject' | 'seed' | 'image' | 'kicker' | 'title' | 'badge'>
  /** One line of facts: lessons, hours, language. */
  meta: readonly string[]
  pricePaise: number
  mrpPaise?: number | null
  rating?: { average: number; count: number }
  /** A wide cover, or a book that stands upright. @default 'card' */
  look?: 'card' | 'book'
  isSoldOut?: boolean
  /** Visible when the page opens. */
  isFirst?: boolean
  /** Wraps the foot with price and rating. */
  around?: (foot: ReactNode) => ReactNode
}

/** A product as a card that is one link (a row on phones inside a list). */
export function ItemCard(props: ItemCardProps) {
  const { href, title, meta, pricePaise, mrpPaise, rating, look, isSoldOut, isFirst, around } = props
  const cover = { ...props.cover, isFirst }
  const price = (
    <>
      <PriceBlock pricePaise={pricePaise} mrpPaise={mrpPaise} isSavingBelow isSoldOut={isSoldOut} />
      {rating ? <Rating {...rating} /> : null}
    </>
  )
  return (
    <AppLink href={href} className={card}>
      {look === 'book' ? <Book {...cover} /> : <Cover {...cover} />}
      <div className={body}>
        <h3 className={titleStyle}>
          <MixedText>{title}</MixedText>
        </h3>
        <p className={metaStyle}>
          {meta.map((fact) => (
            <span key={fact}>
              <MixedText>{fact}</MixedText>
            </span>
          ))}
        </p>
        <div className={foot}>{around ? around(price) : price}</div>
      </div>
    </AppLink>
  )
}

function Book({ badge, ...cover }: ComponentProps<typeof Cover>) {
  return (
    <div className={stand}>
      <Cover {...cover} shape="book" />
      {badge ? (
        <Badge tone="cover" className={standBadge}>
          <MixedText>{badge}</MixedText>
        </Badge>
      ) : null}
    </div>
  )
}

/** `rail` scrolls sideways on phones, `list` becomes rows there. */
export function ItemGrid({ look, children }: { look: keyof typeof grids; children: ReactNode }) {
  return <ul className={grids[look]}>{children}</ul>
}

export function ItemCell({ children }: { children: ReactNode }) {
  return <li className={cell}>{children}</li>
}
