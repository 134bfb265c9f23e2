/** An empty value is '' in a form and null in the database. */
const stored = (value: unknown): unknown => (value === null || value === undefined ? '' : value)

/**
 * Optimistic concurrency check: whether a row still has the values in `seen`, which the caller read before the change. Calls of the panel
 * send the old values and are refused when they have changed since. Without `seen` nothing is compared.
 */
export const isAsSeen = (row: object, seen: object | undefined): boolean =>
  Object.entries(seen ?? {}).every(
    ([name, value]) => stored((row as Record<string, unknown>)[name]) === stored(value),
  )
