/** Nothing is typed as '' in a form and stored as null. */
const stored = (value: unknown): unknown => (value === null || value === undefined ? '' : value)

/**
 * Whether a row still has the values that somebody saw before they decided, by the names in `seen`. A call of the panel that replaces a
 * change includes the value that was seen, and is refused when it has been replaced since. Without `seen` nothing is compared.
 */
export const isAsSeen = (row: object, seen: object | undefined): boolean =>
  Object.entries(seen ?? {}).every(
    ([name, value]) => stored((row as Record<string, unknown>)[name]) === stored(value),
  )
