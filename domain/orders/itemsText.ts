type Line = { title?: string | null; quantity: number }

const titleText = ({ title, quantity }: Line): string =>
  quantity > 1 ? `${title ?? '–'} × ${quantity}` : (title ?? '–')

/** Short text of an order's items for lists: the first line, and how many follow. */
export function itemsText(lines: readonly Line[]): string {
  const [first, ...more] = lines
  if (!first) return '–'
  return more.length > 0 ? `${titleText(first)} + ${more.length}` : titleText(first)
}

/** A line with its variant or validity: `Atlas, Hindi`; null without a line. */
export const lineTitle = (line: { title: string; option?: string | null } | undefined): string | null =>
  line ? [line.title, line.option].filter(Boolean).join(', ') : null
