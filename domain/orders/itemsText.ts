type Line = { title?: string | null; quantity: number }

const titled = ({ title, quantity }: Line): string =>
  quantity > 1 ? `${title ?? '–'} × ${quantity}` : (title ?? '–')

/** What an order is for in a few words, for lists: the first line, and how many follow. */
export function itemsText(lines: readonly Line[]): string {
  const [first, ...more] = lines
  if (!first) return '–'
  return more.length > 0 ? `${titled(first)} + ${more.length}` : titled(first)
}

/** A line with its edition or validity: `Atlas, Hindi`; null where there is no such line. */
export const titledLine = (line: { title: string; option?: string | null } | undefined): string | null =>
  line ? [line.title, line.option].filter(Boolean).join(', ') : null
