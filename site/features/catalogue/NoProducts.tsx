import { countChoices, type ListQuery, listHref } from '#site/data/listQuery.ts'
import type { ProductList } from '#site/data/lists.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { LinkButton } from '#site/ui/LinkButton.tsx'

type NoProductsProps = {
  list: ProductList
  query: ListQuery
  /** On all pages of this view. */
  total: number
}

/** Why there is nothing to see, and the way on. */
export function NoProducts({ list, query, total }: NoProductsProps) {
  if (total > 0)
    return (
      <EmptyState
        level={3}
        title="The list ends before this page"
        text="Its first page has the most chosen ones."
      >
        <LinkButton href={listHref(list.path, { ...query, page: 1 })} look="outline">
          Go to the first page
        </LinkButton>
      </EmptyState>
    )
  if (countChoices(query) > 0)
    return (
      <EmptyState
        level={3}
        title={`No ${list.one} fits these filters`}
        text="Take one away, or see everything there is."
      >
        <LinkButton href={list.path} look="outline">
          See all {list.many}
        </LinkButton>
      </EmptyState>
    )
  return <EmptyState level={3} title={`No ${list.many} yet`} text={`New ${list.many} are listed here.`} />
}
