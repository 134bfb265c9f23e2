import { cache } from 'react'
import type { RichText } from '#site/ui/richTextTree.ts'
import { getList, only } from './rest.ts'
import type { MenuLink } from './SettingsTypes.ts'

type Link = { linkLabel?: string | null; linkHref?: string | null }
type Head = { heading?: string | null; sub?: string | null }

export type HeroBlock = {
  blockType: 'hero'
  heading: string
  lead?: string | null
  goalsLabel?: string | null
  goals?: MenuLink[] | null
  primaryLabel?: string | null
  primaryHref?: string | null
  secondaryLabel?: string | null
  secondaryHref?: string | null
}
export type StatsBlock = { blockType: 'stats'; items?: { value: string; label: string }[] | null }
export type TilesBlock = Link & {
  blockType: 'tiles'
  heading?: string | null
  items?: { label: string; sub?: string | null; subject?: string | null; href: string }[] | null
}
export type CourseGridBlock = Head &
  Link & { blockType: 'courseGrid'; tag?: string | null; limit?: number | null }
export type PriceListBlock = {
  blockType: 'priceList'
  heading: string
  text?: string | null
  points?: { text: string }[] | null
  /** Ids: the products are read on their own, so that a change of one reaches this page. */
  products?: string[] | null
  primaryLabel?: string | null
  primaryHref?: string | null
}
export type QuotesBlock = Head & {
  blockType: 'quotes'
  items?: { rating?: number | null; text: string; name: string; detail?: string | null }[] | null
}
export type RichTextBlock = { blockType: 'richText'; content?: RichText | null }
export type FaqBlock = {
  blockType: 'faq'
  heading?: string | null
  items?: { question: string; answer: string }[] | null
}

export type PageBlock = { id?: string | null } & (
  | HeroBlock
  | StatsBlock
  | TilesBlock
  | CourseGridBlock
  | PriceListBlock
  | QuotesBlock
  | RichTextBlock
  | FaqBlock
)

export type CmsPage = {
  title: string
  slug: string
  layout?: PageBlock[] | null
  meta?: { title?: string | null; description?: string | null } | null
}

/** A published page with its blocks, or null. */
export const getPage = cache(async (project: string, slug: string): Promise<CmsPage | null> => {
  const list = await getList<CmsPage>({
    project,
    collection: 'pages',
    document: slug,
    query: {
      where: { slug: { equals: slug }, _status: { equals: 'published' } },
      select: only('title', 'slug', 'layout', 'meta'),
      limit: 1,
      depth: 0,
    },
  })
  return list?.docs[0] ?? null
})
