import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import Languages from 'lucide-react/icons/languages'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import { MIN_LEARNERS } from '#domain/catalogue/bands.ts'
import { coverSubject } from '#domain/catalogue/cover/drawCover.ts'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { shortCountedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { INTL, type Locale, MONTH } from '#domain/text/locales.ts'
import { localisedTerm } from '#domain/text/localisedTerm.ts'
import { listHref, plainQuery, toggleFilter } from '#site/data/base/listQuery.ts'
import { listOfKind } from '#site/data/base/lists.ts'
import { contentFacts } from '#site/data/catalogue/productFacts.ts'
import type { ProductPage } from '#site/data/catalogue/productPage.ts'
import type { Product } from '#site/data/catalogue/products.ts'
import { subjectColors } from '#site/styles/subjects.css.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { container, withAside } from '#site/ui/layout.css.ts'
import { CoverDrawing } from '#site/ui/media/CoverDrawing.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { Breadcrumbs, type Crumb } from '#site/ui/navigation/Breadcrumbs.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { art, artDrawing, band, copy, fact, facts, promise, star, title } from './ProductScreen.css.ts'

/** The breadcrumbs of a product: its list, its first category or exam, itself. */
export function crumbsOf(product: Product, locale: Locale): Crumb[] {
  const list = listOfKind(product.kind, locale)
  const [category] = product.categories ?? []
  const above = category
    ? [{ label: category.title, href: `/categories/${category.slug}` }]
    : product.exam
      ? [
          {
            label: localisedTerm(locale, product.exam),
            href: listHref(list.path, toggleFilter(plainQuery, 'exam', product.exam)),
          },
        ]
      : []
  return [{ label: list.title, href: list.path }, ...above, { label: product.shortTitle ?? product.title }]
}

/** The dark head: breadcrumbs, what the product promises, its facts. */
export function ProductHead({
  page: { product, card, counts, socialProof, timeZone },
}: {
  page: ProductPage
}) {
  const t = useTexts('product')
  const factTexts = useTexts('facts')
  const locale = useLocale()
  const subject = coverSubject(product.subject, product.slug)
  const contents = contentFacts(product, counts, locale)
  const day = new Intl.DateTimeFormat(locale === 'hi' ? INTL.hi : 'en-GB', {
    day: 'numeric',
    month: MONTH[locale],
    year: 'numeric',
    timeZone,
  })
  return (
    <div className={band}>
      <div className={clsx(container, withAside)}>
        <div className={copy}>
          <Breadcrumbs isOnBand crumbs={crumbsOf(product, locale)} />
          <h1 className={title}>
            <MixedText>{product.title}</MixedText>
          </h1>
          <p className={promise}>
            <MixedText>{product.summary}</MixedText>
          </p>
          <ul className={facts}>
            {card.rating ? (
              <li className={fact}>
                <Icon icon={Star} size="s" className={star} />
                {fillPlaceholders(t.ratedBy, {
                  average: card.rating.average.toFixed(1),
                  ratings: shortCountedText(locale, factTexts.ratings, card.rating.count),
                })}
              </li>
            ) : null}
            {!isShipped(product.kind) && socialProof.learners >= MIN_LEARNERS ? (
              <Fact icon={Users}>{shortCountedText(locale, factTexts.learners, socialProof.learners)}</Fact>
            ) : null}
            {contents.map((text, index) => (
              <Fact key={text} icon={index === 0 ? BookOpen : undefined}>
                {text}
              </Fact>
            ))}
            {product.language ? (
              <Fact icon={Languages}>{localisedTerm(locale, product.language)}</Fact>
            ) : null}
            {isShipped(product.kind) ? null : (
              <Fact icon={RefreshCw}>
                {fillPlaceholders(t.updated, { day: day.format(new Date(product.updatedAt)) })}
              </Fact>
            )}
          </ul>
        </div>
      </div>
      <div className={clsx(art, subjectColors[subject])} aria-hidden="true">
        <CoverDrawing subject={subject} seed={product.slug} className={artDrawing} />
      </div>
    </div>
  )
}

function Fact({ icon, children }: { icon?: LucideIcon; children: string }) {
  return (
    <li className={fact}>
      {icon ? <Icon icon={icon} size="s" /> : null}
      <MixedText>{children}</MixedText>
    </li>
  )
}
