import { countedText } from '#domain/text/counted.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { RESOURCES_PER_PAGE, type ResourceCard } from '#site/data/freeResources.ts'
import { type ResourceQuery, resourcesPath } from '#site/data/resourceQuery.ts'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { ArticleCard } from '#site/ui/ArticleCard.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { container, grids, tightSection } from '#site/ui/layout.css.ts'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'
import { ResourceFilters } from './ResourceFilters.tsx'
import { cell, head, headInner, sub } from './ResourcesScreen.css.ts'
import { resourceFacts } from './resourceTexts.ts'

type ResourcesScreenProps = {
  query: ResourceQuery
  resources: readonly ResourceCard[]
  total: number
  facets: readonly Pick<ResourceCard, 'kind' | 'exam' | 'subject'>[]
}

/** `/free-resources`: all free resources, filtered and paged by links. */
export function ResourcesScreen({ query, resources, total, facets }: ResourcesScreenProps) {
  const t = useTexts('resources')
  const ui = useTexts('ui')
  const locale = useLocale()
  const { page } = query
  const pageCount = Math.ceil(total / RESOURCES_PER_PAGE)
  const isFiltered = Boolean(query.kind || query.exam || query.subject)
  return (
    <>
      <div className={head}>
        <div className={`${container} ${headInner}`}>
          <div>
            <h1>{t.title}</h1>
            <p className={sub}>{total > 0 ? countedText(locale, t.count, total) : t.what}</p>
          </div>
          <ResourceFilters query={query} facets={facets} />
        </div>
      </div>
      <div className={`${container} ${tightSection}`}>
        {resources.length > 0 ? (
          <ul className={grids.three}>
            {resources.map((resource) => (
              <li key={resource.id} className={cell}>
                <ArticleCard
                  href={`/free-resources/${resource.slug}`}
                  title={resource.title}
                  text={resource.summary ?? ''}
                  subject={resource.subject}
                  seed={resource.slug}
                  kicker={t.gates[resource.gate]}
                  meta={resourceFacts(resource, locale)}
                  level={2}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NoResources isFiltered={isFiltered || page > 1} />
        )}
        {pageCount > 1 && resources.length > 0 ? (
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(pageNumber) => resourcesPath({ ...query, page: pageNumber })}
            summary={fillPlaceholders(ui.range, {
              first: (page - 1) * RESOURCES_PER_PAGE + 1,
              last: Math.min(page * RESOURCES_PER_PAGE, total),
              total,
            })}
          />
        ) : null}
      </div>
    </>
  )
}

function NoResources({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts('resources')
  return isFiltered ? (
    <EmptyState title={t.noneFits} text={t.noneFitsText}>
      <LinkButton href="/free-resources" look="outline">
        {t.showAll}
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title={t.none} text={t.noneText}>
      <LinkButton href="/courses" look="outline">
        {t.seeCourses}
      </LinkButton>
    </EmptyState>
  )
}
