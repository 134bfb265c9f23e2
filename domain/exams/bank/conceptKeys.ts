const folded = (concept: string): string => concept.normalize('NFC').toLowerCase().replaceAll('|', '/').trim()

/** Tags in one text in which a filter finds each as a whole: `|rotation|torque|`. */
export const conceptKeys = (concepts: readonly string[]): string =>
  `|${concepts.map((concept) => `${folded(concept)}|`).join('')}`

/** What `conceptKeys` of a question with this tag contains. */
export const conceptKey = (concept: string): string => `|${folded(concept)}|`
