import type { ProductKind } from '../catalogue/kinds.ts'
import { allocate } from '../money/allocate.ts'

/**
 * Cashback of some kinds or products: a percentage of what is paid, or an amount per piece. Amounts in paise,
 * null for no limit.
 */
export type EarnRule = {
  /** Empty kinds and products match everything. */
  kinds: readonly ProductKind[]
  products: readonly string[]
  /** Percent times 100 of the amount paid in money. */
  rate: number
  flatPaise: number
  mostPaise: number | null
}
export type CashbackRules = {
  isOn: boolean
  /** Orders with less than this paid in money earn nothing. */
  minOrderPaise: number
  mostPaise: number | null
  rules: readonly EarnRule[]
}

export const NO_CASHBACK: CashbackRules = { isOn: false, minOrderPaise: 0, mostPaise: null, rules: [] }

type Line = {
  product: string
  kind: ProductKind
  quantity: number
  netPaise: number
  creditsPaise: number
}

const RUPEE = 100
const inRupees = (paise: number): number => Math.floor(paise / RUPEE) * RUPEE
const atMost = (paise: number, max: number | null): number => (max === null ? paise : Math.min(paise, max))

const fits = ({ kinds, products }: EarnRule, { kind, product }: Line): boolean =>
  (kinds.length === 0 && products.length === 0) || kinds.includes(kind) || products.includes(product)

/**
 * Cashback of each line of an order, in paise of whole rupees. The first matching rule applies; nothing is
 * earned on what is paid with credits, and never more than is paid.
 */
export function cashbackOf(
  { isOn, minOrderPaise, mostPaise, rules }: CashbackRules,
  lines: readonly Line[],
): number[] {
  const paid = lines.map(({ netPaise, creditsPaise }) => netPaise - creditsPaise)
  const total = paid.reduce((sum, part) => sum + part, 0)
  if (!isOn || total < minOrderPaise) return lines.map(() => 0)
  const earned = lines.map((line, index) => {
    const rule = rules.find((candidate) => fits(candidate, line))
    if (!rule) return 0
    const paidPaise = paid[index] as number
    const uncapped = Math.floor((paidPaise * rule.rate) / 10_000) + rule.flatPaise * line.quantity
    return inRupees(Math.min(paidPaise, atMost(uncapped, rule.mostPaise)))
  })
  const sum = earned.reduce((total, part) => total + part, 0)
  const capped = inRupees(atMost(sum, mostPaise))
  if (sum === capped) return earned
  return allocate(
    capped / RUPEE,
    earned.map((part) => part / RUPEE),
  ).map((part) => part * RUPEE)
}
