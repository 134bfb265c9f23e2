/** How many cards are asked for at once; ids of 40 letters all fit into what is read of an address. */
export const CARDS_AT_ONCE = 24

const ID = /^[A-Za-z0-9_-]{1,40}$/

/** Ids in an address (`a,b,c`): the first `most` that can be any, each once. */
export function productIds(value: string | string[] | null | undefined, most: number): string[] {
  const parts = [value ?? []].flat().join(',').slice(0, 1000).split(',')
  return [...new Set(parts.filter((part) => ID.test(part)))].slice(0, most)
}
