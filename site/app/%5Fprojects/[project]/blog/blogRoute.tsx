import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { parseScope } from '#site/data/base.ts'
import { getBlogCategories, getPosts } from '#site/data/blog.ts'
import { getSettings } from '#site/data/settings.ts'
import { BlogScreen } from '#site/features/blog/BlogScreen.tsx'
import { blogMetadata } from '#site/features/blog/blogMetadata.ts'
import { pageIn } from '#site/features/blog/blogPath.ts'

type Params = { project: string; category?: string; page?: string }

/** What an address of the list names; null when there is no such category or page. */
async function find({ project, category: slug, page: pageText }: Params) {
  const scope = parseScope(project)
  const page = pageText === undefined ? 1 : pageIn(pageText)
  if (!scope || page === null) return null
  const [settings, categories] = await Promise.all([getSettings(scope.slug), getBlogCategories(scope.slug)])
  const category = slug === undefined ? null : categories.find((one) => one.slug === slug)
  if (!settings || category === undefined) return null
  const { docs, totalDocs } = await getPosts(scope.slug, page, category?.id)
  if (page > 1 && docs.length === 0) return null
  return { project: scope.slug, settings, categories, category, page, posts: docs, total: totalDocs }
}

export async function listMetadata(params: Params): Promise<Metadata> {
  const found = await find(params)
  return found ? blogMetadata(found.project, found.category, found.page) : {}
}

/** The list of articles behind all its addresses: all, of a category, and their further pages. */
export async function BlogList(params: Params) {
  const found = await find(params)
  if (!found) notFound()
  const { settings, project: _, ...screen } = found
  return <BlogScreen {...screen} timeZone={settings.timeZone} />
}
