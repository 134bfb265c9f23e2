import type { ComponentProps } from 'react'
import type { SearchAnswer } from '#domain/calls/search.ts'
import { searchKind } from '#domain/search/kinds.ts'
import { type SearchQuery, searchHref } from '#site/data/search.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ItemCard, ItemCell, ItemGrid } from '#site/ui/ItemCard.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { Words } from '#site/ui/Words.tsx'
import { ReportMiss } from './ReportMiss.tsx'
import { other, popular as popularStyle, popularTitle } from './SearchScreen.css.ts'

/** Cards of what others choose. */
export type Popular = readonly (ComponentProps<typeof ItemCard> & { id: string })[]

type NoResultsProps = { query: SearchQuery; answer: SearchAnswer | null; popular: Popular }

/** Nothing was looked for yet, or nothing found: other words, the other kinds, and what others choose. */
export function NoResults({ query, answer, popular }: NoResultsProps) {
  return (
    <>
      {query.q ? <Nothing query={query} answer={answer} /> : null}
      {popular.length > 0 ? (
        <section className={popularStyle} aria-labelledby="popular">
          <h2 id="popular" className={popularTitle}>
            Chosen by many
          </h2>
          <ItemGrid look="rail">
            {popular.map(({ id, ...card }) => (
              <ItemCell key={id}>
                <ItemCard {...card} />
              </ItemCell>
            ))}
          </ItemGrid>
        </section>
      ) : null}
    </>
  )
}

function Nothing({ query: { q, kind, page }, answer }: Omit<NoResultsProps, 'popular'>) {
  const all = Object.values(answer?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  if (kind && all > 0 && !answer?.counts[kind])
    return (
      <EmptyState
        title={`Nothing in ${searchKind(kind).plural}`}
        text={`There are ${all} results of other kinds.`}
      >
        <LinkButton href={searchHref({ q })} look="outline">
          Show all results
        </LinkButton>
      </EmptyState>
    )
  if (all > 0 && page > 1)
    return (
      <EmptyState title="No more results" text="The list ends before this page.">
        <LinkButton href={searchHref({ q, kind })} look="outline">
          Go to the first page
        </LinkButton>
      </EmptyState>
    )
  const didYouMean = answer?.didYouMean
  return (
    <>
      <ReportMiss q={q} />
      <EmptyState
        title="Nothing found"
        text={
          didYouMean ? (
            <>
              Did you mean{' '}
              <AppLink href={searchHref({ q: didYouMean })} className={other}>
                <Words>{didYouMean}</Words>
              </AppLink>
              ?
            </>
          ) : (
            'Try fewer words, or another spelling. English and Hindi both work.'
          )
        }
      >
        <LinkButton href="/courses" look="outline">
          See all courses
        </LinkButton>
      </EmptyState>
    </>
  )
}
