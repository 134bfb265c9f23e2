/** What a search result and a share card show of a document, with fallbacks for empty fields. */
export type SearchPreview = {
  title: string
  description: string
  /** Id of the picture; null when the card has none. */
  image: string | null
  /** The URL as search engines print it: host and path, separated by ›. */
  address: string
  isHidden: boolean
}

type Values = {
  title?: string | null
  excerpt?: string | null
  summary?: string | null
  /** Beginning of the content. */
  text?: string | null
  image?: string | null
  meta: {
    title?: string | null
    description?: string | null
    image?: string | null
    noIndex?: boolean | null
  }
}

const TITLE = 60
const DESCRIPTION = 155

/** Shortens a text at a word boundary, as search engines do. */
export function truncateAtWord(text: string, length: number): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean.length <= length) return clean
  const end = clean.lastIndexOf(' ', length - 1)
  return `${clean.slice(0, end > length / 2 ? end : length - 1).trimEnd()} …`
}

/**
 * `path` is that of the document on its site; without its own meta title, the site's name is appended to the
 * title.
 */
export function searchPreview(
  values: Values,
  { host, site, path }: { host: string; site: string; path: string },
): SearchPreview {
  const { meta } = values
  const title = meta.title || (values.title ? `${values.title} · ${site}` : site)
  const description = meta.description || values.excerpt || values.summary || values.text || ''
  return {
    title: truncateAtWord(title, TITLE),
    description: truncateAtWord(description, DESCRIPTION),
    image: meta.image ?? values.image ?? null,
    address: [host, ...path.split('/').filter(Boolean)].join(' › '),
    isHidden: Boolean(meta.noIndex),
  }
}
