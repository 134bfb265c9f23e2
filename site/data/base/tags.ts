import { collectionTag, projectTag } from '#domain/pages/cacheTags.ts'

/** No document has a longer one (collections/fields/slugField.ts), and Next takes no longer tag. */
const LONGEST_SLUG = 100

/**
 * Cache tags of a read: the collection's, or one document's where the answer is about that one alone; and those of other
 * collections whose documents are in it.
 */
export const tagsOf = (
  project: string,
  collection: string,
  document?: string,
  also: readonly string[] = [],
): string[] => [
  projectTag(project),
  collectionTag(project, collection, document && document.length <= LONGEST_SLUG ? document : undefined),
  ...also.map((other) => collectionTag(project, other)),
]
