/** First, last and the neighbours of the current page; null is a gap. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shownPages = [1, page - 1, page, page + 1, pageCount].filter(
    (entry) => entry >= 1 && entry <= pageCount,
  )
  const pages = [...new Set(shownPages)].sort((a, b) => a - b)
  return pages.flatMap((entry, index) => {
    const gap = entry - (pages[index - 1] ?? 0)
    if (gap === 2) return [entry - 1, entry]
    return gap > 2 ? [null, entry] : [entry]
  })
}
