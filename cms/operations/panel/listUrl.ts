import type { Where } from 'payload'

/** Conditions of a list in a form that leaves Payload's filter form closed; written as the form does, `where[or][0][and]`, they open it. */
export const CLOSED_FILTER = 'where[and]'

/**
 * The URL of a panel list with a filter, one condition per field: it opens with its rows, not with the filter form. It names no
 * order of rows: Payload would keep that for the list when it is opened from the menu.
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
