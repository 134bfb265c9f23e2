export type DoubtStart = { title: string; text: string }

/** The address at which the form of a doubt begins with these words. They are behind the `#`, so that no server sees them. */
export const doubtHref = (start: DoubtStart): string => `/doubts#${new URLSearchParams(start)}`

/** The words of such an address; null for others. */
export function doubtStartOf(hash: string): DoubtStart | null {
  const search = new URLSearchParams(hash.replace(/^#/, ''))
  const [title, text] = [search.get('title'), search.get('text')]
  return title !== null && text !== null ? { title, text } : null
}
