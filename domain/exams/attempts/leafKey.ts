/** The id of a leaf as a key of JSON columns: MongoDB would take the dot of `set.part` for a path. Ids have no colon. */
export const leafKey = (leaf: string): string => leaf.replace('.', ':')

/** The id of the leaf that a key names. */
export const leafOfKey = (key: string): string => key.replace(':', '.')
