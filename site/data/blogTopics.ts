import { blogPath, nameIn } from './blogPath.ts'

/** What an article says of the lists it stands in; its category comes whole. */
export type TopicDoc = {
  category?: { slug: string } | string | null
  author?: string | null
}

/**
 * The lists of articles by category and by author that search engines may find, each once; an author whom no address can
 * name has none. Lists by tag ask not to be kept (blogMetadata) and are left out.
 */
export function topicPaths(docs: readonly TopicDoc[]): string[] {
  const categories = docs.flatMap(({ category }) =>
    category && typeof category === 'object' ? [blogPath({ category: category.slug }, 1)] : [],
  )
  const authors = docs.flatMap(({ author }) => {
    const name = author && nameIn(encodeURIComponent(author))
    return name ? [blogPath({ author: name }, 1)] : []
  })
  return [...new Set([...categories, ...authors])]
}
