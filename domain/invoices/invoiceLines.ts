import { isShipped } from '../catalogue/kinds.ts'
import { allocate } from '../money/allocate.ts'
import type { OrderLine } from '../orders/OrderLineSchema.ts'
import type { Tax } from '../orders/tax.ts'
import type { InvoiceLine } from './InvoiceSchema.ts'

/** HSN and SAC for products that have none of their own. */
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
type DeliveryCharge = { label: string; tax: Tax } | null

/** Postal and courier services: the code of delivery when the goods have none. */
const SAC_DELIVERY = '9968'

/** SACs begin with 99, HSNs with a chapter of the tariff. */
const isSac = (hsn: string | null): boolean => hsn?.startsWith('99') ?? false

const taxed = ({ rate, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Tax) => ({
  rate,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
})

const coded = (hsn: string | null, isGoods: boolean, defaults: DefaultCodes) => {
  const code = hsn ?? (isGoods ? defaults.goods : defaults.learning)
  return { hsn: code, isService: code === null ? !isGoods : isSac(code) }
}

/**
 * Invoice lines of one order line: a bundle is split into its contents, its MRP in proportion to their
 * prices.
 */
export function linesOf(line: SoldLine, index: number, defaults: DefaultCodes): InvoiceLine[] {
  const { title, option, quantity, netPaise, parts, goods } = line
  const grossPaise = Math.max(line.mrpPaise, line.pricePaise) * quantity
  if (parts.length === 0) {
    const isGoods = isShipped(line.kind)
    return [
      {
        of: index,
        title,
        detail: option,
        ...coded(line.hsn, isGoods, defaults),
        quantity,
        grossPaise,
        discountPaise: grossPaise - netPaise,
        netPaise,
        ...taxed(line.tax),
      },
    ]
  }
  const gross = allocate(
    grossPaise,
    parts.map((part) => part.netPaise),
  )
  return parts.map((part, at) => {
    const isGoods = goods.some(({ product }) => product === part.product)
    const partGross = gross[at] as number
    return {
      of: index,
      title: part.title,
      detail: title,
      ...coded(part.hsn, isGoods, defaults),
      quantity,
      grossPaise: partGross,
      discountPaise: partGross - part.netPaise,
      netPaise: part.netPaise,
      ...taxed(part.tax),
    }
  })
}

/**
 * Delivery and the cash on delivery fee as a line. Both are one composite supply with the goods
 * (CGST Act, section 8), so the line has the code of the most expensive goods at its rate.
 */
export function deliveryLine(
  delivery: DeliveryCharge,
  { deliveryPaise, feePaise }: { deliveryPaise: number; feePaise: number },
  lines: readonly InvoiceLine[],
): InvoiceLine[] {
  const netPaise = deliveryPaise + feePaise
  if (!delivery || netPaise === 0) return []
  const [mainGoods] = lines
    .filter(({ isService, rate, hsn }) => !isService && hsn !== null && rate === delivery.tax.rate)
    .toSorted((a, b) => b.netPaise - a.netPaise)
  const hsn = mainGoods?.hsn ?? SAC_DELIVERY
  return [
    {
      of: null,
      title: feePaise > 0 ? 'Delivery and cash on delivery' : 'Delivery',
      detail: delivery.label,
      hsn,
      isService: isSac(hsn),
      quantity: 1,
      grossPaise: netPaise,
      discountPaise: 0,
      netPaise,
      ...taxed(delivery.tax),
    },
  ]
}
