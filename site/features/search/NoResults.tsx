import type { SearchResponse } from '#domain/calls/search.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ProductCardFacts } from '#site/data/catalogue/productCards.ts'
import { type SearchQuery, searchHref } from '#site/data/catalogue/search.ts'
import { ProductCell } from '#site/features/shell/products/ProductCell.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ItemGrid } from '#site/ui/ItemCard.tsx'
import { emptySearch } from '#site/ui/media/emptyArt.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { ReportMiss } from './ReportMiss.tsx'
import { other, popular as popularStyle, popularTitle } from './SearchScreen.css.ts'

/** Cards of popular products. */
export type Popular = readonly ProductCardFacts[]

type NoResultsProps = { query: SearchQuery; answer: SearchResponse | null; popular: Popular }

/** Before the first search, or without results: suggestions, other kinds, and popular products. */
export function NoResults({ query, answer, popular }: NoResultsProps) {
  const t = useTexts('search')
  return (
    <>
      {query.q ? <EmptyMessage query={query} answer={answer} /> : null}
      {popular.length > 0 ? (
        <section className={popularStyle} aria-labelledby="popular">
          <h2 id="popular" className={popularTitle}>
            {t.chosenByMany}
          </h2>
          <ItemGrid look="rail">
            {popular.map((card) => (
              <ProductCell key={card.id} {...card} />
            ))}
          </ItemGrid>
        </section>
      ) : null}
    </>
  )
}

function EmptyMessage({ query: { q, kind, page }, answer }: Omit<NoResultsProps, 'popular'>) {
  const t = useTexts('search')
  const locale = useLocale()
  const total = Object.values(answer?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  if (kind && total > 0 && !answer?.counts[kind])
    return (
      <EmptyState
        art={emptySearch}
        title={fillPlaceholders(t.nothingIn, { kind: t.kinds[kind].plural })}
        text={countedText(locale, t.ofOtherKinds, total)}
      >
        <LinkButton href={searchHref({ q })} look="outline">
          {t.showAll}
        </LinkButton>
      </EmptyState>
    )
  if (total > 0 && page > 1)
    return (
      <EmptyState art={emptySearch} title={t.noMore} text={t.listEnds}>
        <LinkButton href={searchHref({ q, kind })} look="outline">
          {t.firstPage}
        </LinkButton>
      </EmptyState>
    )
  const didYouMean = answer?.didYouMean
  return (
    <>
      <ReportMiss q={q} />
      <EmptyState
        art={emptySearch}
        title={t.nothing}
        text={
          didYouMean ? (
            <>
              {t.didYouMean}{' '}
              <AppLink href={searchHref({ q: didYouMean })} className={other}>
                <MixedText>{didYouMean}</MixedText>
              </AppLink>
              {t.didYouMeanEnd}
            </>
          ) : (
            t.fewerWords
          )
        }
      >
        <LinkButton href="/courses" look="outline">
          {t.seeCourses}
        </LinkButton>
      </EmptyState>
    </>
  )
}
