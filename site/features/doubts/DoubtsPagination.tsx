import { DOUBTS_PER_PAGE } from '#domain/doubts/doubts.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Pagination } from '#site/ui/navigation/Pagination.tsx'

type PaginationProps = {
  page: number
  list: { total: number; pageCount: number } | undefined
  hrefOf: (page: number) => string
}

/** The pages of a list of doubts, if it has more than one. */
export function DoubtsPagination({ page, list, hrefOf }: PaginationProps) {
  const ui = useTexts('ui')
  if (!list || list.pageCount < 2) return null
  return (
    <Pagination
      page={page}
      pageCount={list.pageCount}
      hrefOf={hrefOf}
      summary={fillPlaceholders(ui.range, {
        first: (page - 1) * DOUBTS_PER_PAGE + 1,
        last: Math.min(page * DOUBTS_PER_PAGE, list.total),
        total: list.total,
      })}
    />
  )
}
