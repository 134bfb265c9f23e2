import type { Metadata } from 'next'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { pageMetadata } from '#site/data/base/pageMetadata.ts'
import type { BlogCategory } from '#site/data/blog.ts'
import { blogPath } from '#site/data/blogPath.ts'
import { getSettings } from '#site/data/settings.ts'
import { pageLocale } from '#site/texts/pageLocale.ts'
import { textsOf } from '#site/texts/textsOf.ts'

/** Adds the feed to the metadata, for browsers and feed readers. */
export async function withFeed(project: string, metadata: Metadata): Promise<Metadata> {
  const settings = await getSettings(project)
  const url = `${settings?.address ?? ''}/blog/rss.xml`
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: { 'application/rss+xml': [{ url, title: `${settings?.title ?? ''}: blog` }] },
    },
  }
}

type List = { category: BlogCategory | null; tag: string | null; author: string | null; page: number }

/** Metadata of a list of articles. Lists by tag repeat other lists: search engines need not index them. */
export async function blogMetadata(
  project: string,
  { category, tag, author, page }: List,
): Promise<Metadata> {
  const t = textsOf(pageLocale()).blog
  const name = category
    ? fillPlaceholders(t.blogOf, { name: category.title })
    : tag
      ? fillPlaceholders(t.blogOf, { name: tag })
      : author
        ? fillPlaceholders(t.by, { author })
        : t.blog
  const title = page > 1 ? fillPlaceholders(t.titleOnPage, { title: name, page }) : name
  const path = blogPath(
    { category: category?.slug, tag: tag ?? undefined, author: author ?? undefined },
    page,
  )
  const metadata = await withFeed(project, await pageMetadata(project, { title }, path))
  return tag ? { ...metadata, robots: { index: false, follow: true } } : metadata
}
