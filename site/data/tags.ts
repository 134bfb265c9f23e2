/** Cache tags of a read: the collection's, or one document's where the answer is about that one alone. */
export const tagsOf = (project: string, collection: string, document?: string): string[] => [
  `p:${project}`,
  document ? `p:${project}:${collection}:${document}` : `p:${project}:${collection}`,
]
