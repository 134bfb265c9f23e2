import clsx from 'clsx'
import type { SearchResponse } from '#domain/calls/search.ts'
import { SEARCH_KINDS, type SearchKind } from '#domain/search/kinds.ts'
import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Locale } from '#domain/text/locales.ts'
import { type SearchQuery, searchHref } from '#site/data/catalogue/search.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { ChipLink, ChipRow } from '#site/ui/Chip.tsx'
import { container } from '#site/ui/layout.css.ts'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { NoResults, type Popular } from './NoResults.tsx'
import { ResultRow } from './ResultRow.tsx'
import { SearchField } from './SearchField.tsx'
import { fieldRow, kinds, note, page as pageStyle, results, title } from './SearchScreen.css.ts'

type SearchScreenProps = {
  project: string
  query: SearchQuery
  /** Null before the first search. */
  answer: SearchResponse | null
  /** Shown when there are no results. */
  popular: Popular
}

/** All search results, rendered on the server: the field is a form, kinds and pages are links. */
export function SearchScreen({ project, query, answer, popular }: SearchScreenProps) {
  const t = useTexts('search')
  const locale = useLocale()
  const { q, kind, page } = query
  return (
    <div className={clsx(container, pageStyle)}>
      <h1 className={title}>
        {q ? (
          <>
            {t.resultsFor} “<MixedText>{q}</MixedText>”
          </>
        ) : (
          t.search
        )}
      </h1>
      <div className={fieldRow}>
        <SearchField key={q} look="page" defaultValue={q} />
      </div>
      {answer && answer.hits.length > 0 ? (
        <>
          <p className={note} role="status">
            {summary(query, answer, locale)}
          </p>
          <Kinds query={query} counts={answer.counts} />
          <h2 className="sr-only">{t.resultList}</h2>
          <ul className={results}>
            {answer.hits.map((hit) => (
              <ResultRow key={`${hit.kind} ${hit.id}`} project={project} hit={hit} />
            ))}
          </ul>
          {answer.pageCount > 1 ? (
            <Pagination
              page={page}
              pageCount={answer.pageCount}
              hrefOf={(next) => searchHref({ q, kind, page: next })}
            />
          ) : null}
        </>
      ) : (
        <NoResults query={query} answer={answer} popular={popular} />
      )}
    </div>
  )
}

/** The number of results, and the nearest word with results when it replaced a searched one. */
export function summary(
  { q, kind }: SearchQuery,
  { total, isClose, didYouMean }: SearchResponse,
  locale: Locale,
): string {
  const t = textsOf(locale).search
  const found = kind
    ? countedText(locale, t.resultsIn, total, { kind: t.kinds[kind].plural })
    : countedText(locale, t.results, total)
  if (!isClose) return found
  return didYouMean
    ? fillPlaceholders(t.isLike, { found, words: didYouMean, q })
    : fillPlaceholders(t.isClose, { found })
}

type Counts = SearchResponse['counts']

function Kinds({ query: { q, kind }, counts }: { query: SearchQuery; counts: Counts }) {
  const t = useTexts('search')
  const found = SEARCH_KINDS.filter(({ id }) => counts[id])
  if (found.length < 2) return null
  const chip = (id: SearchKind | null, label: string, count: number) => (
    <ChipLink key={label + id} href={searchHref({ q, kind: id })} state={id === kind ? 'on' : 'off'}>
      {label} {count}
    </ChipLink>
  )
  const totalCount = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label={t.kindsOfResults} className={kinds}>
      <ChipRow>
        {chip(null, t.all, totalCount)}
        {found.map(({ id }) => chip(id, t.kinds[id].plural, counts[id] ?? 0))}
      </ChipRow>
    </nav>
  )
}
