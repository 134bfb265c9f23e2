import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { listOfKind } from '#site/data/base/lists.ts'
import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import type { Comparison } from '#site/data/shop/comparison.ts'
import { compareHref } from '#site/features/shell/products/compareHref.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { root as iconButton } from '#site/ui/IconButton.css.ts'
import { container } from '#site/ui/layout.css.ts'
import { Cover } from '#site/ui/media/Cover.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { Breadcrumbs } from '#site/ui/navigation/Breadcrumbs.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { Rating } from '#site/ui/Rating.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { AddCompared } from './AddCompared.tsx'
import { CompareFromDevice } from './CompareFromDevice.tsx'
import * as styles from './CompareScreen.css.ts'

type CompareScreenProps = { comparison: Comparison; isAsked: boolean }

/** Products side by side; the row names stay visible while the table scrolls. */
export function CompareScreen({ comparison: { cards, rows }, isAsked }: CompareScreenProps) {
  const t = useTexts('compare')
  const locale = useLocale()
  const list = cards[0] ? listOfKind(cards[0].kind, locale) : null
  return (
    <div className={clsx(container, styles.page)}>
      <Breadcrumbs
        crumbs={[
          { label: t.home, href: '/' },
          ...(list ? [{ label: list.title, href: list.path }] : []),
          { label: t.compare },
        ]}
      />
      <h1 className={styles.title}>{t.compare}</h1>
      {list && cards.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className={styles.scroller} aria-label={t.comparison} tabIndex={0}>
          <table className={styles.table} style={{ [styles.COLUMNS as string]: cards.length }}>
            <thead>
              <tr>
                <td className={styles.corner} />
                {cards.map((card) => (
                  <Head key={card.id} card={card} ids={cards.map(({ id }) => id)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values, isDifferent }) => (
                <tr key={label} data-different={isDifferent ? '' : undefined}>
                  <th scope="row" className={styles.name}>
                    {label}
                    {isDifferent ? <span className={styles.different}>{t.differs}</span> : null}
                  </th>
                  {values.map((value, index) => (
                    <td key={cards[index]?.id} className={styles.cell}>
                      {value ? <MixedText>{value}</MixedText> : <None />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : isAsked ? (
        <NothingToCompare title={t.gone} />
      ) : (
        <CompareFromDevice>
          <NothingToCompare title={t.nothing} />
        </CompareFromDevice>
      )}
    </div>
  )
}

function NothingToCompare({ title }: { title: string }) {
  const t = useTexts('compare')
  return (
    <EmptyState title={title} text={t.how}>
      <LinkButton href="/courses" look="outline">
        {t.seeCourses}
      </LinkButton>
    </EmptyState>
  )
}

function None() {
  const { none } = useTexts('compare')
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{none}</span>
    </>
  )
}

function Head({ card, ids }: { card: ProductCardFacts; ids: readonly string[] }) {
  const t = useTexts('compare')
  const otherIds = ids.filter((id) => id !== card.id)
  const { badge: _, ...cover } = card.cover
  return (
    <th scope="col" className={styles.head}>
      <div className={styles.headInside}>
        <div className={styles.picture}>
          <Cover
            {...cover}
            shape={card.look === 'book' ? 'book' : 'card'}
            className={card.look === 'book' ? styles.book : undefined}
          />
        </div>
        <AppLink href={card.href} className={styles.product}>
          <MixedText>{card.title}</MixedText>
        </AppLink>
        <PriceBlock pricePaise={card.pricePaise} mrpPaise={card.mrpPaise} isSoldOut={card.isSoldOut} />
        {card.rating ? <Rating {...card.rating} /> : null}
        <AddCompared product={card.id} title={card.title} href={card.href} isSoldOut={card.isSoldOut} />
        <LinkButton href={card.href} size="s" look="outline">
          {t.seeIt}
        </LinkButton>
        {otherIds.length > 0 ? (
          <AppLink
            href={compareHref(otherIds)}
            className={clsx(iconButton, styles.remove)}
            aria-label={fillPlaceholders(t.takeOut, { title: card.title })}
            replace
            scroll={false}
          >
            <Icon icon={X} size="s" />
          </AppLink>
        ) : null}
      </div>
    </th>
  )
}
