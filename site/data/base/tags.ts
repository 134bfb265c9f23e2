import { collectionTag, projectTag } from '#domain/pages/cacheTags.ts'

/** The longest slug of a document (collections/fields/slugField.ts); Next accepts no longer tag. */
const LONGEST_SLUG = 100

/**
 * Cache tags of a read: the collection's, or the document's when the answer is about one; and those of other
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
