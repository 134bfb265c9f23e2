import type { Where } from 'payload'

/** Prefix of conditions with which a list opens without showing Payload's filter form; with `where[or][0][and]`, as the form itself writes them, it opens. */
export const CLOSED_FILTER = 'where[and]'

/**
 * The URL of a panel list with a filter, one condition per field; the filter form stays closed. It has no sort parameter,
 * since Payload would remember it for later visits of the list.
 */
export function listUrl(collection: string, where: Where = {}): string {
  const query = new URLSearchParams()
  for (const [i, [field, operators]] of Object.entries(where).entries())
    for (const [operator, value] of Object.entries(operators as Record<string, unknown>)) {
      const name = `${CLOSED_FILTER}[${i}][${field}][${operator}]`
      if (Array.isArray(value))
        for (const [at, one] of value.entries()) query.set(`${name}[${at}]`, String(one))
      else query.set(name, String(value))
    }
  const text = query.toString()
  return `/admin/collections/${collection}${text ? `?${text}` : ''}`
}
