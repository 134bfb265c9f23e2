import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'
import type { Texts } from '#site/texts/Texts.ts'

type Row = Pick<ReturnRow, 'lines'> & { figures?: ReturnRow['figures'] | null }
type Titled = readonly { title: string }[]

/** Titles of a return's lines; one of which only an amount is refunded says so. Without a line it is delivery alone. */
export function returnTitle({ lines }: Row, order: Titled, t: Texts['returns']): string {
  const titles = lines.map(({ index, quantity, paise }) => {
    const title = order[index]?.title ?? ''
    if (paise) return fillPlaceholders(t.partOfPrice, { title })
    return quantity > 1 ? `${title} × ${quantity}` : title
  })
  return titles.join(', ') || t.deliveryCharges
}

/** What a refund consists of when that is more than one line: its lines, then delivery. Empty before it is refunded. */
export function refundedParts({ lines, figures }: Row, order: Titled, t: Texts['returns']) {
  if (!figures) return []
  const parts = [...new Set(lines.map(({ index }) => index))].map((index) => ({
    id: String(index),
    label: order[index]?.title ?? '',
    paise: figures.lines[index]?.netPaise ?? 0,
  }))
  const delivery = {
    id: 'delivery',
    label: t.deliveryCharges,
    paise: figures.deliveryPaise + figures.feePaise,
  }
  const refunded = [...parts, delivery].filter(({ paise }) => paise > 0)
  return refunded.length > 1 ? refunded : []
}

/** What of a return was not refunded, and why: items that were not accepted, and money kept for worn ones. */
export function keptParts({ lines }: Row, order: Titled, t: Texts['returns']): string[] {
  return lines.flatMap(({ index, grade, withheldPaise }) => {
    const title = order[index]?.title ?? ''
    if (grade === 'refused') return fillPlaceholders(t.notAccepted, { title })
    return withheldPaise ? fillPlaceholders(t.kept, { title, amount: formatInr(withheldPaise) }) : []
  })
}
