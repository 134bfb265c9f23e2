'use client'
import { formatInr } from '#domain/money/formatInr.ts'
import { fill } from '#domain/text/fill.ts'
import type { Order } from '#site/data/orders.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Card } from '#site/ui/Card.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { link } from '#site/ui/layout.css.ts'
import { Words } from '#site/ui/Words.tsx'
import { note, title } from './OrderCard.css.ts'
import { cardTitle, item, itemHead, itemPrice, itemText } from './OrderView.css.ts'
import { lineNote } from './orderStates.ts'

type ItemLinesProps = { order: Order; courseHref: string | null }

/** What was bought, with prices. */
export function ItemLines({ order, courseHref }: ItemLinesProps) {
  const t = useTexts('orders')
  const locale = useLocale()
  return (
    <Card as="section" pad="none" aria-labelledby="items">
      <h2 id="items" className={`${cardTitle} ${itemHead}`}>
        {t.items}
      </h2>
      <ul>
        {order.lines.map((line) => (
          <li key={line.product} className={item}>
            <Cover shape="wide" subject={line.subject} seed={line.slug} />
            <div className={itemText}>
              <h3 className={title}>
                <Words>{line.title}</Words>
                {line.quantity > 1 ? ` × ${line.quantity}` : ''}
              </h3>
              <p className={note}>{lineNote(order, line, t, locale)}</p>
            </div>
            <p className={itemPrice}>
              <b>{formatInr(line.totalPaise)}</b>
              {courseHref ? (
                <AppLink
                  href={courseHref}
                  className={link}
                  data-print="hidden"
                  prefetch={false}
                  aria-label={fill(t.openThis, { title: line.title })}
                >
                  {t.open}
                </AppLink>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
