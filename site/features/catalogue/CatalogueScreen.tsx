import clsx from 'clsx'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { courseCards } from '#site/data/courseCards.ts'
import { counted } from '#site/data/courseFacts.ts'
import { COURSE_SORTS, COURSES_A_PAGE, type CourseQuery, courseHref } from '#site/data/courseQuery.ts'
import { getCourseFacets, getCourses } from '#site/data/products.ts'
import { Breadcrumbs } from '#site/ui/Breadcrumbs.tsx'
import { root as button, looks, sizes } from '#site/ui/Button.css.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { ItemCard, ItemCell, ItemGrid } from '#site/ui/ItemCard.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'
import { container } from '#site/ui/layout.css.ts'
import { Pagination } from '#site/ui/Pagination.tsx'
import { AppliedFilters } from './AppliedFilters.tsx'
import {
  bar,
  barCount,
  columns,
  count as countStyle,
  head,
  page as pageStyle,
} from './CatalogueScreen.css.ts'
import { Filters } from './Filters.tsx'
import { facetValues } from './facets.ts'
import { SortButton, SortMenu } from './Sort.tsx'

/** The list of courses: filters, chips, cards, pages. Every control is a link. */
export async function CatalogueScreen({ project, query }: { project: string; query: CourseQuery }) {
  const [list, facets] = await Promise.all([getCourses(project, query), getCourseFacets(project)])
  const cards = await courseCards(project, list.docs)
  const groups = { exams: facetValues(facets, 'exam'), languages: facetValues(facets, 'language') }
  const chosen = [...query.exams, ...query.languages]
  return (
    <div className={clsx(container, pageStyle)}>
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Courses' }]} />
      <div className={head}>
        <div>
          <h1>Courses</h1>
          <p className={countStyle} role="status">
            {counted(list.totalDocs, 'course')}
            {chosen.length > 0 ? ` for ${joined(chosen)}` : ''}
          </p>
        </div>
        <SortButton query={query} />
      </div>
      <PhoneBar query={query} chosen={chosen.length} />
      <SortMenu query={query} />
      <div className={columns}>
        <Filters query={query} groups={groups} total={list.totalDocs} />
        <div>
          <h2 className="sr-only">Results</h2>
          <AppliedFilters query={query} />
          {cards.length > 0 ? (
            <ItemGrid look="list">
              {cards.map(({ id, ...card }) => (
                <ItemCell key={id}>
                  <ItemCard {...card} />
                </ItemCell>
              ))}
            </ItemGrid>
          ) : (
            <NoCourses isFiltered={chosen.length > 0 || query.page > 1} />
          )}
          {list.totalPages > 1 ? (
            <Pagination
              page={query.page}
              pageCount={list.totalPages}
              hrefOf={(page) => courseHref({ ...query, page })}
              summary={range(query.page, list.totalDocs)}
            />
          ) : null}
        </div>
      </div>
    </div>
  )
}

function PhoneBar({ query, chosen }: { query: CourseQuery; chosen: number }) {
  const look = clsx(button, sizes.m, looks.outline)
  return (
    <div className={bar}>
      <button type="button" popoverTarget="filters" className={look}>
        <Icon icon={SlidersHorizontal} size="s" />
        Filters
        {chosen > 0 ? <span className={barCount}>{chosen}</span> : null}
      </button>
      <button type="button" popoverTarget="sort" className={look}>
        <Icon icon={ArrowUpDown} size="s" />
        {COURSE_SORTS[query.sort]}
      </button>
    </div>
  )
}

function NoCourses({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState level={3} title="No courses yet" text="New courses are listed here." />
  return (
    <EmptyState
      level={3}
      title="No course fits these filters"
      text="Take one away, or see everything there is."
    >
      <LinkButton href="/courses" look="outline">
        See all courses
      </LinkButton>
    </EmptyState>
  )
}

const joined = (values: string[]) => new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(values)

function range(page: number, total: number): string {
  const first = (page - 1) * COURSES_A_PAGE + 1
  return `${first} to ${Math.min(total, page * COURSES_A_PAGE)} of ${total}`
}
