import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { COURSE_SORTS, type CourseQuery, type CourseSort, courseHref } from '#site/data/courseQuery.ts'
import { AppLink } from '#site/ui/AppLink.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import {
  grabber,
  sheetOnPhone,
  sort,
  sortButton,
  sortChoice,
  sortMenu,
  sortRow,
} from './CatalogueScreen.css.ts'

/** The order of the list: a small menu of links, a sheet on phones. */
export function SortMenu({ query }: { query: CourseQuery }) {
  return (
    <nav id="sort" popover="auto" aria-label="Sort by" className={clsx(sortMenu, sheetOnPhone)}>
      <div className={grabber} />
      <ul>
        {(Object.entries(COURSE_SORTS) as [CourseSort, string][]).map(([id, label]) => (
          <li key={id}>
            <AppLink
              href={courseHref({ ...query, sort: id, page: 1 })}
              className={sortChoice}
              aria-current={id === query.sort ? 'true' : undefined}
              prefetch={false}
              scroll={false}
              rel="nofollow"
            >
              {label}
              {id === query.sort ? <Icon icon={Check} size="s" /> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function SortButton({ query }: { query: CourseQuery }) {
  return (
    <div className={clsx(sort, sortRow)}>
      <span aria-hidden="true">Sort by</span>
      <button
        type="button"
        popoverTarget="sort"
        className={sortButton}
        aria-label={`Sort by: ${COURSE_SORTS[query.sort]}`}
      >
        {COURSE_SORTS[query.sort]}
        <Icon icon={ChevronDown} size="s" />
      </button>
    </div>
  )
}
