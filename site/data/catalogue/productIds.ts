/** Cards per request; this many ids of 40 letters fit into the part of a URL that is read. */
export const CARDS_PER_REQUEST = 24

const ID = /^[A-Za-z0-9_-]{1,40}$/

/** Ids in a URL (`a,b,c`): the first `limit` valid ones, each once. */
export function productIds(value: string | string[] | null | undefined, limit: number): string[] {
  const parts = [value ?? []].flat().join(',').slice(0, 1000).split(',')
  return [...new Set(parts.filter((part) => ID.test(part)))].slice(0, limit)
}
