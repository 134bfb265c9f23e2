import { isShipped } from '../catalogue/kinds.ts'
import { allocate } from '../money/allocate.ts'
import type { OrderLine } from '../orders/OrderLineSchema.ts'
import type { Tax } from '../orders/tax.ts'
import type { InvoiceLine } from './InvoiceSchema.ts'

/** What is written where a product names no code of its own. */
export type DefaultCodes = { learning: string | null; goods: string | null }

export type SoldLine = Pick<
  OrderLine,
  | 'product'
  | 'kind'
  | 'title'
  | 'option'
  | 'pricePaise'
  | 'mrpPaise'
  | 'quantity'
  | 'netPaise'
  | 'tax'
  | 'hsn'
  | 'parts'
> & { goods: readonly { product: string }[] }
type Sent = { label: string; tax: Tax } | null

/** Postal and courier services, for what is sent along with goods that name no code. */
const SAC_DELIVERY = '9968'

/** Codes of services begin with 99, those of goods with the chapter of the tariff. */
const isSac = (hsn: string | null): boolean => hsn?.startsWith('99') ?? false

const taxed = ({ rate, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Tax) => ({
  ...{ rate, taxablePaise, cgstPaise, sgstPaise, igstPaise },
})

const coded = (hsn: string | null, isGoods: boolean, usual: DefaultCodes) => {
  const code = hsn ?? (isGoods ? usual.goods : usual.learning)
  return { hsn: code, isService: code === null ? !isGoods : isSac(code) }
}

/** One line of an order as lines of its invoice: a bundle by what is in it, its MRP split as its price is. */
export function linesOf(line: SoldLine, index: number, usual: DefaultCodes): InvoiceLine[] {
  const { title, option, quantity, netPaise, parts, goods } = line
  const grossPaise = Math.max(line.mrpPaise, line.pricePaise) * quantity
  if (parts.length === 0) {
    const isGoods = isShipped(line.kind)
    return [
      {
        ...{ of: index, title, detail: option, ...coded(line.hsn, isGoods, usual), quantity, grossPaise },
        ...{ discountPaise: grossPaise - netPaise, netPaise, ...taxed(line.tax) },
      },
    ]
  }
  const gross = allocate(
    grossPaise,
    parts.map((part) => part.netPaise),
  )
  return parts.map((part, at) => {
    const isGoods = goods.some(({ product }) => product === part.product)
    const own = gross[at] as number
    return {
      ...{ of: index, title: part.title, detail: title, ...coded(part.hsn, isGoods, usual), quantity },
      ...{ grossPaise: own, discountPaise: own - part.netPaise, netPaise: part.netPaise, ...taxed(part.tax) },
    }
  })
}

/**
 * Bringing goods, and taking the money at the door, as a line. It is one supply with the goods (CGST Act, section 8), so it
 * is written under the code of those at its rate that cost most.
 */
export function deliveryLine(
  sent: Sent,
  { deliveryPaise, feePaise }: { deliveryPaise: number; feePaise: number },
  sold: readonly InvoiceLine[],
): InvoiceLine[] {
  const netPaise = deliveryPaise + feePaise
  if (!sent || netPaise === 0) return []
  const [main] = sold
    .filter(({ isService, rate, hsn }) => !isService && hsn !== null && rate === sent.tax.rate)
    .toSorted((a, b) => b.netPaise - a.netPaise)
  const hsn = main?.hsn ?? SAC_DELIVERY
  return [
    {
      ...{ of: null, title: feePaise > 0 ? 'Delivery and cash on delivery' : 'Delivery' },
      ...{ detail: sent.label, hsn, isService: isSac(hsn), quantity: 1 },
      ...{ grossPaise: netPaise, discountPaise: 0, netPaise, ...taxed(sent.tax) },
    },
  ]
}
