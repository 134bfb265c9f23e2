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
  `p:${project}`,
  document ? `p:${project}:${collection}:${document}` : `p:${project}:${collection}`,
  ...also.map((other) => `p:${project}:${other}`),
]
