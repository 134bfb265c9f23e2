import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { getAuthorBio, getBlogCategories, getPosts } from '#site/data/blog.ts'
import { parseName, parsePage } from '#site/data/blogPath.ts'
import { getSettings } from '#site/data/settings.ts'
import { BlogScreen } from '#site/features/blog/BlogScreen.tsx'
import { blogMetadata } from '#site/features/blog/blogMetadata.ts'

type Params = { project: string; category?: string; tag?: string; author?: string; page?: string }

/** What an address of the blog lists names; null when the category, tag, author or page does not exist. */
async function find({ project, category: slug, page: pageText, ...names }: Params) {
  const scope = await enterScope(project)
  const page = pageText === undefined ? 1 : parsePage(pageText)
  const tag = names.tag === undefined ? null : parseName(names.tag)
  const author = names.author === undefined ? null : parseName(names.author)
  if (!scope || page === null) return null
  const isNamed = names.tag !== undefined || names.author !== undefined
  if (isNamed && tag === null && author === null) return null
  const [settings, known] = await Promise.all([getSettings(scope.slug), getBlogCategories(scope.slug)])
  // A failed read of the categories does not mean that this one does not exist.
  if (slug !== undefined && !known)
    throw new Error(`the categories of the blog of ${scope.slug} were not read`)
  const categories = known ?? []
  const category = slug === undefined ? null : categories.find((candidate) => candidate.slug === slug)
  if (!settings || category === undefined) return null
  const { docs, totalDocs } = await getPosts(
    scope.slug,
    page,
    category?.id,
    tag ?? undefined,
    author ?? undefined,
  )
  // A tag or an author without articles is a mistyped address; a category may exist before its first article.
  if ((page > 1 || isNamed) && docs.length === 0) return null
  const bio = author ? await getAuthorBio(scope.slug, author) : null
  const list = { category, tag, author, page }
  return { project: scope.slug, settings, list, categories, bio, posts: docs, total: totalDocs }
}

export async function listMetadata(params: Params): Promise<Metadata> {
  const found = await find(params)
  return found ? blogMetadata(found.project, found.list) : {}
}

/** The article list at all its addresses: all articles, by category, tag or author, and further pages. */
export async function BlogList(params: Params) {
  const found = await find(params)
  if (!found) notFound()
  const { settings, project: _, list, ...screen } = found
  return <BlogScreen {...screen} {...list} timeZone={settings.timeZone} />
}
