import type { StateCode } from '../people/states.ts'
import type { OrderLine } from './OrderLineSchema.ts'
import { includedTax, isWithinState, type Tax, taxOf, taxSum } from './tax.ts'

type Taxed = {
  lines: readonly OrderLine[]
  delivery?: { paise: number; tax: Tax } | null
  feePaise: number
}

/**
 * The taxes of an order whose delivery state changes before it has an invoice: prices stay, only the split
 * between central, state and integrated tax changes. Null when the split is the same. Amounts in paise.
 */
export function recalculateTaxes<O extends Taxed>(
  order: O,
  seller: StateCode | null,
  from: StateCode | null,
  to: StateCode,
): (Pick<O, 'lines' | 'delivery'> & { taxPaise: number }) | null {
  const isWithin = isWithinState(seller, to)
  if (seller === null || isWithin === isWithinState(seller, from)) return null
  const lines = order.lines.map((line) => {
    const parts = line.parts.map((part) => ({
      ...part,
      tax: includedTax(part.netPaise, part.tax.rate, isWithin),
    }))
    const tax =
      parts.length > 0
        ? taxSum(parts.map((part) => part.tax))
        : includedTax(line.netPaise, line.tax.rate, isWithin)
    return { ...line, parts, tax }
  })
  const { delivery, feePaise } = order
  const newDelivery = delivery && {
    ...delivery,
    tax: includedTax(delivery.paise + feePaise, delivery.tax.rate, isWithin),
  }
  const taxPaise =
    lines.reduce((sum, { tax }) => sum + taxOf(tax), 0) + (newDelivery ? taxOf(newDelivery.tax) : 0)
  return { lines, delivery: newDelivery, taxPaise }
}
