/** An exact number of marks, not reduced, with a positive denominator. */
export type Exact = { top: bigint; bottom: bigint }
export type Marks = { num: number; den: number }

export const NOTHING: Exact = { top: 0n, bottom: 1n }

export const exact = ({ num, den }: Marks): Exact => ({ top: BigInt(num), bottom: BigInt(den) })

export const plus = (a: Exact, b: Exact): Exact => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})
export const minus = (a: Exact, b: Exact): Exact => plus(a, { top: -b.top, bottom: b.bottom })
export const times = (a: Exact, b: Exact): Exact => ({ top: a.top * b.top, bottom: a.bottom * b.bottom })
export const timesCount = (a: Exact, count: number): Exact => ({
  top: a.top * BigInt(count),
  bottom: a.bottom,
})
export const sharedBy = (a: Exact, count: number): Exact => ({
  top: a.top,
  bottom: a.bottom * BigInt(count),
})

export const isMore = (a: Exact, b: Exact): boolean => a.top * b.bottom > b.top * a.bottom
export const isSame = (a: Exact, b: Exact): boolean => a.top * b.bottom === b.top * a.bottom
export const most = (all: readonly Exact[]): Exact =>
  all.reduce((best, next) => (isMore(next, best) ? next : best))
export const sum = (all: readonly Exact[]): Exact => all.reduce(plus, NOTHING)

/** Lowest terms, as results have them. */
export function marksOf({ top, bottom }: Exact): Marks {
  let [a, b] = [top < 0n ? -top : top, bottom]
  while (b !== 0n) [a, b] = [b, a % b]
  return { num: Number(top / a), den: Number(bottom / a) }
}
