import { blogPath, parseName } from './blogPath.ts'

/** The fields of an article that decide which lists it is in; its category is populated. */
export type TopicDoc = {
  category?: { slug: string } | string | null
  author?: string | null
}

/**
 * The article lists by category and by author for search engines, each once; authors whose name can't be in a
 * path have none. Lists by tag are not indexed (blogMetadata) and are left out.
 */
export function topicPaths(docs: readonly TopicDoc[]): string[] {
  const categories = docs.flatMap(({ category }) =>
    category && typeof category === 'object' ? [blogPath({ category: category.slug }, 1)] : [],
  )
  const authors = docs.flatMap(({ author }) => {
    const name = author && parseName(encodeURIComponent(author))
    return name ? [blogPath({ author: name }, 1)] : []
  })
  return [...new Set([...categories, ...authors])]
}
