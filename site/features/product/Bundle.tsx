import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ProductPage } from '#site/data/catalogue/productPage.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import {
  bundleFacts,
  bundleLink,
  bundleWords,
  headRow,
  headTotal,
  row,
  rows,
  rowTitle,
  saved,
} from './ProductScreen.css.ts'

type BundleProps = { page: ProductPage; bundle: NonNullable<ProductPage['bundle']> }

/** The contents of the bundle, their separate prices, and the saving. */
export function Bundle({ page: { product }, bundle: { cards, apartPaise } }: BundleProps) {
  const t = useTexts('product')
  const savedPaise = apartPaise - product.nowPaise
  return (
    <>
      <div className={headRow}>
        <h2 id="bundle-heading">{t.bundle}</h2>
        <span className={headTotal}>{fillPlaceholders(t.oneByOne, { amount: formatInr(apartPaise) })}</span>
      </div>
      <ul className={rows}>
        {cards.map((card) => {
          const { badge: _, kicker: __, title: ___, ...cover } = card.cover
          return (
            <li key={card.id} className={row}>
              <AppLink href={card.href} className={bundleLink}>
                <Cover {...cover} shape="thumb" />
                <span className={bundleWords}>
                  <span className={rowTitle}>
                    <MixedText>{card.title}</MixedText>
                  </span>
                  <span className={bundleFacts}>
                    <MixedText>{card.meta.join(' · ')}</MixedText>
                  </span>
                </span>
                <span className={rowTitle}>
                  {card.pricePaise === 0 ? t.free : formatInr(card.pricePaise)}
                </span>
              </AppLink>
            </li>
          )
        })}
      </ul>
      {savedPaise > 0 ? (
        <p className={saved}>{fillPlaceholders(t.save, { amount: formatInr(savedPaise) })}</p>
      ) : null}
    </>
  )
}
