import { cache } from 'react'
import type { Locale } from '#domain/text/locales.ts'
import { textsOf } from '#site/texts/textsOf.ts'
import { getList } from './base/rest.ts'
import { selectFields } from './base/restQuery.ts'

/** Pages with a link in the footer of every page, in this order. */
const FOOTER_SLUGS = ['terms', 'privacy', 'refund-policy', 'shipping-policy', 'grievance-officer'] as const

/** Those of them that an editor has written and published. */
export async function getFootPages(
  project: string,
  locale: Locale,
): Promise<{ href: string; label: string }[]> {
  const written = await readFootSlugs(project)
  const { footerPages } = textsOf(locale).shell
  return FOOTER_SLUGS.filter((slug) => written.has(slug)).map((slug) => ({
    href: `/${slug}`,
    label: footerPages[slug],
  }))
}

const readFootSlugs = cache(async (project: string): Promise<Set<string>> => {
  const list = await getList<{ slug: string }>({
    project,
    collection: 'pages',
    severity: 'low',
    query: {
      where: { slug: { in: [...FOOTER_SLUGS] }, _status: { equals: 'published' } },
      select: selectFields('slug'),
      limit: FOOTER_SLUGS.length,
      depth: 0,
    },
  })
  return new Set(list?.docs.map(({ slug }) => slug))
})
