import clsx from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Sort } from '#domain/catalogue/facets.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { type ListQuery, listHref } from '#site/data/base/listQuery.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { AppLink } from '#site/ui/navigation/AppLink.tsx'
import {
  grabber,
  sheetOnPhone,
  sort,
  sortButton,
  sortChoice,
  sortMenu,
  sortRow,
} from './CatalogueScreen.css.ts'
import { SortSheet } from './SortSheet.tsx'

/** The sort order of the list: a small menu of links, a sheet on phones. */
export function SortMenu({ path, query }: { path: string; query: ListQuery }) {
  const t = useTexts('catalogue')
  return (
    <SortSheet title={t.sortBy} className={clsx(sortMenu, sheetOnPhone)}>
      <div className={grabber} />
      <ul>
        {(Object.entries(t.sorts) as [Sort, string][]).map(([id, label]) => (
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
    </SortSheet>
  )
}

export function SortButton({ query }: { query: ListQuery }) {
  const t = useTexts('catalogue')
  return (
    <div className={clsx(sort, sortRow)}>
      <span aria-hidden="true">{t.sortBy}</span>
      <button
        type="button"
        popoverTarget="sort"
        className={sortButton}
        aria-label={fillPlaceholders(t.sortedBy, { sort: t.sorts[query.sort] })}
      >
        {t.sorts[query.sort]}
        <Icon icon={ChevronDown} size="s" />
      </button>
    </div>
  )
}
