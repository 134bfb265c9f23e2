import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { ReturnRow } from '#site/data/shop/returns.ts'
import type { Texts } from '#site/texts/Texts.ts'

type Row = Pick<ReturnRow, 'lines'> & { figures?: ReturnRow['figures'] | null }
type Titled = readonly { title: string }[]

/** Titles of a return's lines; for lines of which only an amount is refunded, a note is added. Without lines it is the delivery charge alone. */
export function returnTitle({ lines }: Row, order: Titled, t: Texts['returns']): string {
  const titles = lines.map(({ index, quantity, paise }) => {
    const title = order[index]?.title ?? ''
    if (paise) return fillPlaceholders(t.partOfPrice, { title })
    return quantity > 1 ? `${title} × ${quantity}` : title
  })
  return titles.join(', ') || t.deliveryCharges
}

/** The parts of a refund of more than one part: its lines, then the delivery charge. Empty before it is refunded. */
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

/** The parts of a return that were not refunded, and why: items that were not accepted, and amounts withheld for worn ones. */
export function keptParts({ lines }: Row, order: Titled, t: Texts['returns']): string[] {
  return lines.flatMap(({ index, grade, withheldPaise }) => {
    const title = order[index]?.title ?? ''
    if (grade === 'refused') return fillPlaceholders(t.notAccepted, { title })
    return withheldPaise ? fillPlaceholders(t.kept, { title, amount: formatInr(withheldPaise) }) : []
  })
}
