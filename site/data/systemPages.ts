import { cache } from 'react'
import { getList } from './rest.ts'
import { only } from './restQuery.ts'

/** Pages every visitor should find from everywhere, with their short names, in this order. */
const FOOT = [
  { slug: 'terms', label: 'Terms' },
  { slug: 'privacy', label: 'Privacy' },
  { slug: 'refund-policy', label: 'Refunds' },
  { slug: 'shipping-policy', label: 'Shipping' },
  { slug: 'grievance-officer', label: 'Grievance officer' },
] as const

/** Those of them that an editor has written and published. */
export const getFootPages = cache(async (project: string): Promise<{ href: string; label: string }[]> => {
  const list = await getList<{ slug: string }>({
    project,
    collection: 'pages',
    severity: 'low',
    query: {
      where: { slug: { in: FOOT.map(({ slug }) => slug) }, _status: { equals: 'published' } },
      select: only('slug'),
      limit: FOOT.length,
      depth: 0,
    },
  })
  const written = new Set(list?.docs.map(({ slug }) => slug))
  return FOOT.filter(({ slug }) => written.has(slug)).map(({ slug, label }) => ({ href: `/${slug}`, label }))
})
