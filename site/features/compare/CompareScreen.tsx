import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import type { Comparison } from '#site/data/comparison.ts'
import { listOfKind } from '#site/data/lists.ts'
import type { ProductCardFacts } from '#site/data/productCards.ts'
import { compareHref } from '#site/features/shell/compareHref.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Breadcrumbs } from '#site/ui/Breadcrumbs.tsx'
import { Cover } from '#site/ui/Cover.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { root as iconButton } from '#site/ui/IconButton.css.ts'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { container } from '#site/ui/layout.css.ts'
import { PriceBlock } from '#site/ui/PriceBlock.tsx'
import { Rating } from '#site/ui/Rating.tsx'
import { Words } from '#site/ui/Words.tsx'
import { CompareFromDevice } from './CompareFromDevice.tsx'
import * as styles from './CompareScreen.css.ts'

type CompareScreenProps = { comparison: Comparison; isAsked: boolean }

/** Products beside each other; the names of the rows stay while the table scrolls. */
export function CompareScreen({ comparison: { cards, rows }, isAsked }: CompareScreenProps) {
  const list = cards[0] ? listOfKind(cards[0].kind) : null
  return (
    <div className={clsx(container, styles.page)}>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          ...(list ? [{ label: list.title, href: list.path }] : []),
          { label: 'Compare' },
        ]}
      />
      <h1 className={styles.title}>Compare</h1>
      {isAsked ? null : <CompareFromDevice />}
      {list && cards.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section className={styles.scroller} aria-label="Comparison" tabIndex={0}>
          <table className={styles.table} style={{ minWidth: 140 + cards.length * 200 }}>
            <thead>
              <tr>
                <td className={styles.corner} />
                {cards.map((card) => (
                  <Head key={card.id} card={card} ids={cards.map(({ id }) => id)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row" className={styles.name}>
                    {label}
                  </th>
                  {values.map((value, index) => (
                    <td key={cards[index]?.id} className={styles.cell}>
                      {value ? <Words>{value}</Words> : <None />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <EmptyState
          title={isAsked ? 'These products are not on sale any more' : 'Nothing to compare yet'}
          text="Press Compare on up to four products of one kind, and they stand here beside each other."
        >
          <LinkButton href="/courses" look="outline">
            See courses
          </LinkButton>
        </EmptyState>
      )}
    </div>
  )
}

const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">None</span>
  </>
)

function Head({ card, ids }: { card: ProductCardFacts; ids: readonly string[] }) {
  const others = ids.filter((id) => id !== card.id)
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
          <Words>{card.title}</Words>
        </AppLink>
        <PriceBlock pricePaise={card.pricePaise} mrpPaise={card.mrpPaise} isSoldOut={card.isSoldOut} />
        {card.rating ? <Rating {...card.rating} /> : null}
        <LinkButton href={card.href} size="s" look="outline">
          See it
        </LinkButton>
        {others.length > 0 ? (
          <AppLink
            href={compareHref(others)}
            className={clsx(iconButton, styles.remove)}
            aria-label={`Take out ${card.title}`}
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
