import { MODULES } from '#access/modules.ts'

const titled = (url: string): string => url.replace(/^\/(collections\/)?/, '').replaceAll(/[-/]/g, ' ')

/** Panel pages by module for a select; edit pages are labelled as such. */
export function pagesToExplain(): { label: string; url: string }[] {
  const pages = MODULES.flatMap(({ label, collections, urls = [], editOnlyUrls = [] }) => [
    ...collections.map((slug) => ({
      label: `${label}: list of ${titled(slug)}`,
      url: `/collections/${slug}`,
    })),
    ...urls.map((url) => ({ label: `${label}: ${titled(url)}`, url })),
    ...editOnlyUrls.map((url) => ({ label: `${label}: ${titled(url)} (to edit)`, url })),
  ])
  const first = new Map(pages.map((page) => [page.url, page]))
  return [{ label: 'Dashboard', url: '/' }, ...first.values()]
}
