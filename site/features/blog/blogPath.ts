/** Where the list of articles is: all or one category's, from page 1. */
export function blogPath(category: string | null, page: number): string {
  const list = category ? `/blog/category/${category}` : '/blog'
  return page > 1 ? `${list}/page/${page}` : list
}

/** The page a path names: a whole number from 2 on, since the first one has the plain address; null for anything else. */
export function pageIn(text: string): number | null {
  return /^([2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : null
}
