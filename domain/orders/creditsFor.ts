/** Limits on paying an order with credits. */
export type CreditRules = { isOn: boolean; mostPercent: number; minOrderPaise: number }

/** Minimum amount of a gateway: credits leave at least this to pay, unless they pay everything. */
const MIN_PAYABLE = 100

/** Credits to spend on an order of `totalPaise`: limited by what is requested, available and allowed. */
export function creditsFor(
  { isOn, mostPercent, minOrderPaise }: CreditRules,
  { wantedPaise, balancePaise }: { wantedPaise: number; balancePaise: number },
  totalPaise: number,
): number {
  if (!isOn || totalPaise < minOrderPaise) return 0
  const max = Math.floor((totalPaise * mostPercent) / 100)
  const spent = Math.max(0, Math.min(wantedPaise, balancePaise, max, totalPaise))
  const left = totalPaise - spent
  return left > 0 && left < MIN_PAYABLE ? Math.max(0, totalPaise - MIN_PAYABLE) : spent
}
