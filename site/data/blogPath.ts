/** The articles that a list shows: of a category (its slug), with a tag, of an author; all when empty. */
export type BlogFilter = { category?: string; tag?: string; author?: string }

/** The path of a page of an article list; `page` counts from 1. */
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

/** The page number in a path: a whole number from 2 on (page 1 has the plain address); else null. */
export function parsePage(text: string): number | null {
  return /^([2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : null
}

const MAX_LENGTH = 80

/** The tag or author in a part of a path; null when it can't be one. */
export function parseName(part: string): string | null {
  try {
    const name = decodeURIComponent(part).trim()
    // A comma separates the values of a list in REST.
    return name && name.length <= MAX_LENGTH && !name.includes(',') ? name : null
  } catch {
    return null
  }
}
