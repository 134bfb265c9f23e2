import type { InvoiceData } from '#domain/invoices/InvoiceSchema.ts'
import { amountText, dayText, PAYMENT_METHOD_TEXTS } from '#domain/invoices/texts.ts'
import { MUTED, PAGE, type Sheet } from '../Sheet.ts'
import { hasTax, taxColumns } from './columnsOf.ts'

type Row = { label: string; text: string }

const RIGHT = PAGE.width - PAGE.margin
const SUMS = 210
const STEP = 14.5
const FIGURE = { size: 8.5, isFigure: true } as const

function rowsOf(data: InvoiceData): Row[] {
  const { totals, document } = data
  const prices =
    document === 'creditNote' || totals.discountPaise === 0
      ? []
      : [
          { label: 'At MRP', text: amountText(totals.grossPaise) },
          { label: 'Discount', text: amountText(-totals.discountPaise) },
        ]
  const taxes = hasTax(data)
    ? [
        { label: 'Taxable value', text: amountText(totals.taxablePaise) },
        ...taxColumns(data).map(({ title, cell }) => ({ label: title, text: cell(totals) })),
      ]
    : []
  const rounding = totals.roundingPaise ? [{ label: 'Rounding', text: amountText(totals.roundingPaise) }] : []
  return [...prices, ...taxes, ...rounding]
}

/** How the order was paid, or is to be paid: by credits and by money. */
function payments({ paid }: InvoiceData): string[] {
  if (!paid) return []
  const { method, creditsPaise, payablePaise, paidAt, isDue } = paid
  const credits = creditsPaise > 0 ? [`Paid with credits: ₹${amountText(creditsPaise)}`] : []
  if (payablePaise === 0) return credits
  const money = `₹${amountText(payablePaise)}`
  if (isDue) return [...credits, `To be paid on delivery: ${money}`]
  return [...credits, `${PAYMENT_METHOD_TEXTS[method]}${paidAt ? ` on ${dayText(paidAt)}` : ''}: ${money}`]
}

/** The totals in figures and words, and the payment; kept together on one page. */
export function drawTotals(sheet: Sheet, data: InvoiceData): void {
  const rows = rowsOf(data)
  const height = rows.length * STEP + 42
  sheet.keep(height + 30)
  const top = sheet.y
  const left = RIGHT - SUMS
  for (const [index, { label, text }] of rows.entries()) {
    const y = top + index * STEP
    sheet.line(label, left, y, { size: 8.5, colour: MUTED })
    sheet.line(text, RIGHT - 8 - sheet.widthOf(text, FIGURE), y, FIGURE)
  }
  const y = top + rows.length * STEP + 4
  const large = { size: 13, weight: 'strong', isFigure: true } as const
  const total = `₹${amountText(data.totals.totalPaise)}`
  sheet.rule(y, data.brand.colour, 1.4, left)
  sheet.line(data.document === 'creditNote' ? 'Total credit' : 'Total', left, y + 11, {
    size: 10,
    weight: 'strong',
  })
  sheet.line(total, RIGHT - 8 - sheet.widthOf(total, large), y + 9, large)
  const width = left - PAGE.margin - 28
  const paid = payments(data)
  if (paid.length > 0) sheet.line('Payment', PAGE.margin, top, { size: 7.5, colour: MUTED })
  let below = top + 13
  for (const text of paid)
    below += sheet.block(text, PAGE.margin, below, { size: 8.5, width, lineHeight: 1.5 })
  sheet.y = Math.max(top + height - 6, below + 4)
  const wordsStyle = { size: 8.5, weight: 'strong', width: RIGHT - PAGE.margin - 92 } as const
  sheet.line('Amount in words', PAGE.margin, sheet.y + 1, { size: 7.5, colour: MUTED })
  sheet.y += sheet.block(data.words, PAGE.margin + 92, sheet.y, wordsStyle) + 12
}
