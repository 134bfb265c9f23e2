/** A link of a page, and whether it opens in a new tab. */
export type Link = { href: string; isNewTab: boolean }

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** The links in a page's HTML. */
export const linksIn = (html: string): Link[] =>
  [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const href = /(?:^|\s)href="([^"]*)"/.exec(attributes)?.[1]
    return href === undefined ? [] : [{ href: plain(href), isNewTab: /target="_blank"/.test(attributes) }]
  })

/**
 * The shape of a URL: without ids and parameter values, so that URLs of one shape are the same page with
 * other data. Slugs stay, except on Hindi pages, which repeat the English ones, and in the panel's API view of
 * a document, which is the same for all collections.
 */
export function shapeOf({ pathname, searchParams }: URL): string {
  const path = pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}|[0-9a-f]{24}|\b\d{4,}\b/g, ':id')
    .replace(/^(\/hi\/[^/]+)\/.+/, '$1/:name')
    .replace(/^\/admin\/collections\/[^/]+\/:id\/api$/, '/admin/collections/:list/:id/api')
  const names = [...new Set([...searchParams.keys()])].toSorted()
  return names.length > 0 ? `${path}?${names.join('&')}` : path
}
