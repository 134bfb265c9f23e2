import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { countActiveFilters, type ListQuery, listHref } from '#site/data/base/listQuery.ts'
import type { ProductList } from '#site/data/base/lists.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'

type NoProductsProps = {
  list: ProductList
  query: ListQuery
  /** Number of products on all pages of this view. */
  total: number
}

/** The empty result: why nothing is shown, and links to continue. */
export function NoProducts({ list, query, total }: NoProductsProps) {
  const t = useTexts('catalogue')
  if (total > 0)
    return (
      <EmptyState level={3} title={t.listEnds} text={t.listEndsText}>
        <LinkButton href={listHref(list.path, { ...query, page: 1 })} look="outline">
          {t.firstPage}
        </LinkButton>
      </EmptyState>
    )
  if (countActiveFilters(query) > 0)
    return (
      <EmptyState level={3} title={fillPlaceholders(t.noneFits, { one: list.one })} text={t.noneFitsText}>
        <LinkButton href={list.path} look="outline">
          {fillPlaceholders(t.seeAll, { many: list.many })}
        </LinkButton>
      </EmptyState>
    )
  return (
    <EmptyState
      level={3}
      title={fillPlaceholders(t.noneYet, { many: list.many })}
      text={fillPlaceholders(t.noneYetText, { many: list.many })}
    />
  )
}
