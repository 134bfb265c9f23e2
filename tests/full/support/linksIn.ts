/** A link as a page shows it: where it leads, and whether it opens a tab of its own. */
export type Link = { href: string; isNewTab: boolean }

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** The links of a page as the server sends it. */
export const linksIn = (html: string): Link[] =>
  [...html.matchAll(/<a\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const href = /(?:^|\s)href="([^"]*)"/.exec(attributes)?.[1]
    return href === undefined ? [] : [{ href: plain(href), isNewTab: /target="_blank"/.test(attributes) }]
  })

/**
 * What an address is like: ids and what is filtered for are left out, so that addresses of one shape are the same page with
 * other data. Names of pages stay, but for those in Hindi, whose pages are the English ones once more, and for the view of
 * a document as the API answers it, which is one for all lists.
 */
export function shapeOf({ pathname, searchParams }: URL): string {
  const path = pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}|[0-9a-f]{24}|\b\d{4,}\b/g, ':id')
    .replace(/^(\/hi\/[^/]+)\/.+/, '$1/:name')
    .replace(/^\/admin\/collections\/[^/]+\/:id\/api$/, '/admin/collections/:list/:id/api')
  const names = [...new Set([...searchParams.keys()])].toSorted()
  return names.length > 0 ? `${path}?${names.join('&')}` : path
}
