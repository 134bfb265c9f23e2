/** The most concepts of a pool. */
const MAX_CONCEPTS = 10

/** The concepts of a typed list with commas. */
export const conceptsOf = (text: string): string[] =>
  text
    .split(',')
    .map((concept) => concept.trim())
    .filter((concept) => concept !== '')
    .slice(0, MAX_CONCEPTS)
