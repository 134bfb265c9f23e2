import type { ProductKind } from '../catalogue/kinds.ts'
import { allocate } from '../money/allocate.ts'

/** What one kind of thing earns: a part of what is paid for it, or an amount for each piece. Amounts in paise, null for no limit. */
export type EarnRule = {
  /** Empty for everything. */
  kinds: readonly ProductKind[]
  products: readonly string[]
  /** Percent times 100 of what is paid in money. */
  rate: number
  flatPaise: number
  mostPaise: number | null
}
export type CashbackRules = {
  isOn: boolean
  /** Less than this, paid in money, earns nothing. */
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
const atMost = (paise: number, most: number | null): number => (most === null ? paise : Math.min(paise, most))

const fits = ({ kinds, products }: EarnRule, { kind, product }: Line): boolean =>
  (kinds.length === 0 && products.length === 0) || kinds.includes(kind) || products.includes(product)

/**
 * What each line of an order earns, in paise of whole rupees. The first rule that fits counts; nothing is earned on what is paid
 * with credits, and never more than is paid.
 */
export function cashbackOf(
  { isOn, minOrderPaise, mostPaise, rules }: CashbackRules,
  lines: readonly Line[],
): number[] {
  const paid = lines.map(({ netPaise, creditsPaise }) => netPaise - creditsPaise)
  const total = paid.reduce((sum, part) => sum + part, 0)
  if (!isOn || total < minOrderPaise) return lines.map(() => 0)
  const earned = lines.map((line, index) => {
    const rule = rules.find((one) => fits(one, line))
    if (!rule) return 0
    const own = paid[index] as number
    const wanted = Math.floor((own * rule.rate) / 10_000) + rule.flatPaise * line.quantity
    return inRupees(Math.min(own, atMost(wanted, rule.mostPaise)))
  })
  const sum = earned.reduce((all, part) => all + part, 0)
  const most = inRupees(atMost(sum, mostPaise))
  if (sum === most) return earned
  return allocate(
    most / RUPEE,
    earned.map((part) => part / RUPEE),
  ).map((part) => part * RUPEE)
}
