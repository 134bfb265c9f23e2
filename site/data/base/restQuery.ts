/** Payload's REST answer for a list. */
export type Page<Doc> = { docs: Doc[]; totalDocs: number; page?: number; totalPages: number }

/** Nested values become `where[slug][equals]=x`; arrays become comma lists, as `in` expects them. */
export type Query = { [key: string]: string | number | boolean | string[] | Query | undefined }

/** `{ where: { slug: { equals: 'x' } } }` → `where[slug][equals]=x`. */
export function toSearch(query: Query, prefix = ''): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const name = prefix ? `${prefix}[${key}]` : key
      if (typeof value === 'object' && !Array.isArray(value)) return toSearch(value, name)
      return `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`
    })
    .filter(Boolean)
    .join('&')
}

/** `select` for Payload: only these fields are returned. */
export const selectFields = (...fields: string[]): Query =>
  Object.fromEntries(fields.map((field) => [field, true]))
