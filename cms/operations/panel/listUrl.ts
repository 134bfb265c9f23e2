import type { Where } from 'payload'

/** The URL of a panel list with a filter, in the format of Payload's filter form: one condition per field. */
export function listUrl(collection: string, where: Where = {}, sort?: string): string {
  const query = new URLSearchParams()
  for (const [i, [field, operators]] of Object.entries(where).entries())
    for (const [operator, value] of Object.entries(operators as Record<string, unknown>)) {
      const name = `where[or][0][and][${i}][${field}][${operator}]`
      if (Array.isArray(value))
        for (const [at, one] of value.entries()) query.set(`${name}[${at}]`, String(one))
      else query.set(name, String(value))
    }
  if (sort) query.set('sort', sort)
  const text = query.toString()
  return `/admin/collections/${collection}${text ? `?${text}` : ''}`
}
