/** Which articles a list shows: of a category (its slug), with a tag, of an author; all without any. */
export type BlogFilter = { category?: string; tag?: string; author?: string }

/** Where a list of articles is, from page 1. */
export function blogPath({ category, tag, author }: BlogFilter, page: number): string {
  const list = category
    ? `/blog/category/${category}`
    : tag
      ? `/blog/tag/${encodeURIComponent(tag)}`
      : author
        ? `/blog/author/${encodeURIComponent(author)}`
        : '/blog'
  return page > 1 ? `${list}/page/${page}` : list
}

/** The page a path names: a whole number from 2 on, since the first one has the plain address; null for anything else. */
export function pageIn(text: string): number | null {
  return /^([2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : null
}

const LONGEST = 80

/** The tag or author that a part of a path names; null when it can't be one. */
export function nameIn(part: string): string | null {
  try {
    const name = decodeURIComponent(part).trim()
    // A comma parts the values of a list in REST.
    return name && name.length <= LONGEST && !name.includes(',') ? name : null
  } catch {
    return null
  }
}
