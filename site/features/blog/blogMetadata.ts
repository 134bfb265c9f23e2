import type { Metadata } from 'next'
import type { BlogCategory } from '#site/data/blog.ts'
import { pageMetadata } from '#site/data/pageMetadata.ts'
import { getSettings } from '#site/data/settings.ts'
import { blogPath } from './blogPath.ts'

/** Tells browsers and readers of the feed. */
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

/** Of a list of articles. */
export async function blogMetadata(
  project: string,
  category: BlogCategory | null,
  page: number,
): Promise<Metadata> {
  const name = category ? `Blog: ${category.title}` : 'Blog'
  const title = page > 1 ? `${name}, page ${page}` : name
  return withFeed(project, await pageMetadata(project, { title }, blogPath(category?.slug ?? null, page)))
}
