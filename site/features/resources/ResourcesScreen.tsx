import { counted } from '#site/data/courseFacts.ts'
import { RESOURCES_A_PAGE, type ResourceCard } from '#site/data/freeResources.ts'
import { type ResourceQuery, resourcesPath } from '#site/data/resourceQuery.ts'
import { ArticleCard } from '#site/ui/ArticleCard.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { container, grids, tightSection } from '#site/ui/layout.css.ts'
import { Pagination } from '#site/ui/Pagination.tsx'
import { ResourceFilters } from './ResourceFilters.tsx'
import { cell, head, headInner, sub } from './ResourcesScreen.css.ts'
import { GATE_LABELS, resourceFacts } from './resourceTexts.ts'

type ResourcesScreenProps = {
  query: ResourceQuery
  resources: readonly ResourceCard[]
  total: number
  facets: readonly Pick<ResourceCard, 'kind' | 'exam' | 'subject'>[]
}

/** `/free-resources`: everything that is given away, filtered and paged by links. */
export function ResourcesScreen({ query, resources, total, facets }: ResourcesScreenProps) {
  const { page } = query
  const pageCount = Math.ceil(total / RESOURCES_A_PAGE)
  const isFiltered = Boolean(query.kind || query.exam || query.subject)
  return (
    <>
      <div className={head}>
        <div className={`${container} ${headInner}`}>
          <div>
            <h1>Free resources</h1>
            <p className={sub}>
              {total > 0
                ? `${counted(total, 'thing')} to download, watch or read, at no cost.`
                : 'What is given away at no cost.'}
            </p>
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
                  kicker={GATE_LABELS[resource.gate]}
                  meta={resourceFacts(resource)}
                  level={2}
                />
              </li>
            ))}
          </ul>
        ) : (
          <Nothing isFiltered={isFiltered || page > 1} />
        )}
        {pageCount > 1 && resources.length > 0 ? (
          <Pagination
            page={page}
            pageCount={pageCount}
            hrefOf={(to) => resourcesPath({ ...query, page: to })}
            summary={`${(page - 1) * RESOURCES_A_PAGE + 1} to ${Math.min(page * RESOURCES_A_PAGE, total)} of ${total}`}
          />
        ) : null}
      </div>
    </>
  )
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title="Nothing fits these choices" text="Take one of them away, or look at everything.">
      <LinkButton href="/free-resources" look="outline">
        Show everything
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title="Nothing here yet" text="Free notes, papers and videos will be listed on this page.">
      <LinkButton href="/courses" look="outline">
        See courses
      </LinkButton>
    </EmptyState>
  )
