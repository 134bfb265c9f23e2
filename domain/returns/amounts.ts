import { type Amount, type Amounts, NO_AMOUNT } from './refundTotalOf.ts'

const plus = (one: Amount = NO_AMOUNT, other: Amount = NO_AMOUNT): Amount => ({
  paidPaise: one.paidPaise + other.paidPaise,
  creditsPaise: one.creditsPaise + other.creditsPaise,
})

/** Amounts of one order, added up line by line. */
export function plusAmounts(
  one: Amounts | null | undefined,
  other: Amounts | null | undefined,
): Amounts | null {
  if (!one || !other) return one ?? other ?? null
  const most = Math.max(one.lines.length, other.lines.length)
  return {
    lines: Array.from({ length: most }, (_, index) => plus(one.lines[index], other.lines[index])),
    delivery: plus(one.delivery, other.delivery),
  }
}

export const worthOf = ({ paidPaise, creditsPaise }: Amount): number => paidPaise + creditsPaise

/** Amounts as they are kept: nothing where nothing goes back without a piece. */
export const keptAmounts = (amounts: Amounts): { amounts?: Amounts } =>
  [...amounts.lines, amounts.delivery].some((amount) => amount.paidPaise !== 0 || amount.creditsPaise !== 0)
    ? { amounts }
    : {}

/** An amount as it goes back: money first, spent credits for what money does not cover; null for more than is left. */
export function splitAmount(paise: number, left: Amount): Amount | null {
  if (paise > worthOf(left)) return null
  const paidPaise = Math.min(paise, left.paidPaise)
  return { paidPaise, creditsPaise: paise - paidPaise }
}
