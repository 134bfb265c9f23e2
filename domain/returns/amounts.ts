import { type Amount, type Amounts, NO_AMOUNT } from './refundTotalOf.ts'

const sumOf = (a: Amount = NO_AMOUNT, b: Amount = NO_AMOUNT): Amount => ({
  paidPaise: a.paidPaise + b.paidPaise,
  creditsPaise: a.creditsPaise + b.creditsPaise,
})

/** Sum of two amounts of one order, line by line. */
export function addAmounts(a: Amounts | null | undefined, b: Amounts | null | undefined): Amounts | null {
  if (!a || !b) return a ?? b ?? null
  const length = Math.max(a.lines.length, b.lines.length)
  return {
    lines: Array.from({ length: length }, (_, index) => sumOf(a.lines[index], b.lines[index])),
    delivery: sumOf(a.delivery, b.delivery),
  }
}

export const amountTotal = ({ paidPaise, creditsPaise }: Amount): number => paidPaise + creditsPaise

/** Amounts in stored form: omitted when they are all zero. */
export const storedAmounts = (amounts: Amounts): { amounts?: Amounts } =>
  [...amounts.lines, amounts.delivery].some((amount) => amount.paidPaise !== 0 || amount.creditsPaise !== 0)
    ? { amounts }
    : {}

/** Splits a refund: money first, spent credits for what money does not cover; null for more than is left. */
export function splitAmount(paise: number, left: Amount): Amount | null {
  if (paise > amountTotal(left)) return null
  const paidPaise = Math.min(paise, left.paidPaise)
  return { paidPaise, creditsPaise: paise - paidPaise }
}
