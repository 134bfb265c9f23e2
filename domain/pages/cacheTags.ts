/** The scope of a cache tag: a project, one of its collections, or one document by its slug. */
export type CacheTag = { project: string; collection: string | null; slug: string | null }

export const projectTag = (project: string): string => `p:${project}`

/** The tag of a collection of a project, or of one document in it. */
export const collectionTag = (project: string, collection: string, slug?: string): string =>
  [projectTag(project), collection, ...(slug ? [slug] : [])].join(':')

/**
 * The tags of a change. With slugs, those documents and the lists that contain them have changed; without,
 * the collection's tag covers any number of documents.
 */
export const changeTags = (project: string, collection: string, slugs: readonly string[] = []): string[] => [
  ...new Set([
    collectionTag(project, collection),
    ...slugs.map((slug) => collectionTag(project, collection, slug)),
  ]),
]

/** Parses a tag; null for a tag without a project, such as `projects`. */
export function readTag(tag: string): CacheTag | null {
  const [kind, project, collection, ...slug] = tag.split(':')
  if (kind !== 'p' || !project) return null
  return { project, collection: collection || null, slug: slug.join(':') || null }
}

/** Parses the tags of a change; those without a project are left out. */
export const readTags = (tags: readonly string[]): CacheTag[] => tags.flatMap((tag) => readTag(tag) ?? [])
