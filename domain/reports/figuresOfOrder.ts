import { isReversed, type LineState } from '../orders/moves.ts'
import { type DailyFigure, WHOLE } from './measures.ts'

type PaidOrder = {
  lines: readonly { product: string; quantity: number; netPaise: number; state: LineState }[]
  coupons: readonly { id: string; discountPaise: number }[]
}

/**
 * The daily totals that a paid order adds to: pieces and price after discounts of each product, without lines that were reversed
 * completely, and uses and discounts of each coupon.
 */
export function figuresOfOrder({ lines, coupons }: PaidOrder): Omit<DailyFigure, 'day'>[] {
  const kept = lines.filter(({ state }) => !isReversed(state))
  const sold = kept.map(({ product, quantity, netPaise }) => ({
    measure: 'productsSold' as const,
    subject: product,
    count: quantity,
    sum: netPaise,
  }))
  const used = coupons.map(({ id, discountPaise }) => ({
    measure: 'couponsUsed' as const,
    subject: id,
    count: 1,
    sum: discountPaise,
  }))
  return [...sold, ...used].flatMap((figure) => [figure, { ...figure, subject: WHOLE }])
}
