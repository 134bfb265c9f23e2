/** Reward for a friend's first order. Amounts in paise, null for no limit; `rate` is percent times 100. */
export type ReferralRules = {
  isOn: boolean
  rate: number
  flatPaise: number
  mostPaise: number | null
  orderFromPaise: number
}

const RUPEE = 100

/**
 * The reward for an order of which `paidPaise` were paid in money and not refunded, in paise of whole rupees;
 * never more than was paid.
 */
export function rewardOf(
  { isOn, rate, flatPaise, mostPaise, orderFromPaise }: ReferralRules,
  paidPaise: number,
): number {
  if (!isOn || paidPaise <= 0 || paidPaise < orderFromPaise) return 0
  const uncapped = Math.floor((paidPaise * rate) / 10_000) + flatPaise
  const capped = Math.min(uncapped, paidPaise, mostPaise ?? Number.POSITIVE_INFINITY)
  return Math.floor(capped / RUPEE) * RUPEE
}
