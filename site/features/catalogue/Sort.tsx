import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Sort } from '#domain/catalogue/facets.ts'
import { type ListQuery, listHref, SORTS } from '#site/data/listQuery.ts'
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
export function SortMenu({ path, query }: { path: string; query: ListQuery }) {
  return (
    <nav id="sort" popover="auto" aria-label="Sort by" className={clsx(sortMenu, sheetOnPhone)}>
      <div className={grabber} />
      <ul>
        {(Object.entries(SORTS) as [Sort, string][]).map(([id, label]) => (
          <li key={id}>
            <AppLink
              href={listHref(path, { ...query, sort: id, page: 1 })}
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

export function SortButton({ query }: { query: ListQuery }) {
  return (
    <div className={clsx(sort, sortRow)}>
      <span aria-hidden="true">Sort by</span>
      <button
        type="button"
        popoverTarget="sort"
        className={sortButton}
        aria-label={`Sort by: ${SORTS[query.sort]}`}
      >
        {SORTS[query.sort]}
        <Icon icon={ChevronDown} size="s" />
      </button>
    </div>
  )
}
