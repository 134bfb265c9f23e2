import { allocate } from '../money/allocate.ts'
import { amountInWords } from './amountInWords.ts'
import type { InvoiceContent, InvoiceData, InvoiceLine } from './InvoiceSchema.ts'
import { taxRows } from './taxRows.ts'
import { totalsOf } from './totalsOf.ts'

/**
 * The part of an order that a credit note reverses: amounts in paise, tax included; `index` is that of the
 * order's line.
 */
export type CreditNotePart = {
  lines: readonly { index: number; quantity: number; netPaise: number }[]
  deliveryPaise: number
  feePaise: number
  roundingPaise: number
  reason: string
}

type Earlier = Pick<InvoiceData, 'lines' | 'totals'>

/**
 * The lines of an invoice less what earlier credit notes reversed. Lines are matched by `of` and their
 * position among lines with the same `of`.
 */
function leftOf(invoice: Earlier, earlier: readonly Earlier[]): InvoiceLine[] {
  const keys = keysOf(invoice.lines)
  return invoice.lines.map((line, at) => {
    const taken = earlier.flatMap((note) => {
      const noteKeys = keysOf(note.lines)
      return note.lines.filter((_, index) => noteKeys[index] === keys[at])
    })
    const sum = (of: (line: InvoiceLine) => number) =>
      taken.reduce((total, creditLine) => total + of(creditLine), 0)
    return {
      ...line,
      quantity: line.quantity - sum(({ quantity }) => quantity),
      netPaise: line.netPaise - sum(({ netPaise }) => netPaise),
      cgstPaise: line.cgstPaise - sum(({ cgstPaise }) => cgstPaise),
      sgstPaise: line.sgstPaise - sum(({ sgstPaise }) => sgstPaise),
      igstPaise: line.igstPaise - sum(({ igstPaise }) => igstPaise),
    }
  })
}

/** The lines of a bundle have the same `of`; a credit note has all of them, in the same order. */
function keysOf(lines: readonly InvoiceLine[]): string[] {
  const seen = new Map<number | null, number>()
  return lines.map(({ of }) => {
    const place = seen.get(of) ?? 0
    seen.set(of, place + 1)
    return `${of}:${place}`
  })
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Everything in an invoice not reversed by a credit note yet. */
export function remainingPart(invoice: Earlier, earlier: readonly Earlier[], reason: string): CreditNotePart {
  const left = leftOf(invoice, earlier)
  const indexes = [...new Set(left.flatMap(({ of }) => (of === null ? [] : [of])))]
  const lines = indexes.map((index) => {
    const parts = left.filter(({ of }) => of === index)
    return {
      index,
      quantity: parts[0]?.quantity ?? 0,
      netPaise: sumOf(parts.map(({ netPaise }) => netPaise)),
    }
  })
  return {
    lines: lines.filter(({ quantity, netPaise }) => quantity > 0 || netPaise > 0),
    deliveryPaise: sumOf(left.filter(({ of }) => of === null).map(({ netPaise }) => netPaise)),
    feePaise: 0,
    roundingPaise: invoice.totals.roundingPaise - sumOf(earlier.map(({ totals }) => totals.roundingPaise)),
    reason,
  }
}

/** The part of a tax in proportion `paise` / `of`, rounded; the last part gets all that remains. */
const shareOf = (taxPaise: number, paise: number, of: number): number =>
  of === 0 ? 0 : Number((2n * BigInt(taxPaise) * BigInt(paise) + BigInt(of)) / (2n * BigInt(of)))

/**
 * A line of a credit note: its taxes are in proportion to the remainder, so that credit notes for everything
 * add up to the invoice exactly.
 */
function creditedLine(left: InvoiceLine, quantity: number, netPaise: number): InvoiceLine {
  const share = (taxPaise: number) => shareOf(taxPaise, netPaise, left.netPaise)
  const [cgstPaise, sgstPaise, igstPaise] = [
    share(left.cgstPaise),
    share(left.sgstPaise),
    share(left.igstPaise),
  ]
  return {
    ...left,
    quantity,
    grossPaise: netPaise,
    discountPaise: 0,
    netPaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    taxablePaise: netPaise - cgstPaise - sgstPaise - igstPaise,
  }
}

/**
 * The credit note for a part of an invoice (CGST Act, section 34). Throws a RangeError for more of a line
 * than earlier credit notes left, and for more in all than was paid. The amount of a bundle is split over its
 * contents in proportion to what is left of each.
 */
export function creditNoteOf(
  invoice: InvoiceData,
  earlier: readonly Earlier[],
  part: CreditNotePart,
): InvoiceContent {
  const left = leftOf(invoice, earlier)
  if (new Set(part.lines.map(({ index }) => index)).size < part.lines.length) throw exceedsInvoice()
  const credit = (of: number | null, quantity: number, netPaise: number): InvoiceLine[] => {
    const parts = left.filter((line) => line.of === of)
    const nets = parts.map((line) => line.netPaise)
    const isTooMany = of !== null && quantity > (parts[0]?.quantity ?? 0)
    if (parts.length === 0 || netPaise < 0 || netPaise > sumOf(nets) || isTooMany) throw exceedsInvoice()
    const shares = allocate(netPaise, nets)
    return parts.map((line, at) => creditedLine(line, quantity, shares[at] as number))
  }
  const deliveryPaise = part.deliveryPaise + part.feePaise
  const lines = [
    ...part.lines.flatMap(({ index, quantity, netPaise }) => credit(index, quantity, netPaise)),
    ...(deliveryPaise > 0 ? credit(null, 1, deliveryPaise) : []),
  ]
  const totals = totalsOf(lines, part.roundingPaise)
  const worth = (document: Earlier) => document.totals.totalPaise
  const leftPaise = worth(invoice) - sumOf(earlier.map(worth))
  if (totals.totalPaise < 0 || totals.totalPaise > leftPaise) throw exceedsInvoice()
  return {
    ...contentOf(invoice),
    document: 'creditNote',
    original: { number: invoice.number, issuedAt: invoice.issuedAt, document: invoice.document },
    reason: part.reason,
    lines,
    taxes: taxRows(lines),
    totals,
    words: amountInWords(totals.totalPaise),
    paid: null,
  }
}

const exceedsInvoice = () => new RangeError('a credit note exceeds what is left of its invoice')

const contentOf = ({ number: _, issuedAt: _at, ...content }: InvoiceData): InvoiceContent => content
