/** How much of an order credits may pay. */
export type CreditRules = { isOn: boolean; mostPercent: number; minOrderPaise: number }

/** What a gateway takes at least: credits never leave less than this to pay, unless they pay all. */
const LEAST_PAID = 100

/** Credits that are spent on an order that comes to `totalPaise`: what is wanted, there and allowed. */
export function creditsFor(
  { isOn, mostPercent, minOrderPaise }: CreditRules,
  { wantedPaise, balancePaise }: { wantedPaise: number; balancePaise: number },
  totalPaise: number,
): number {
  if (!isOn || totalPaise < minOrderPaise) return 0
  const most = Math.floor((totalPaise * mostPercent) / 100)
  const spent = Math.max(0, Math.min(wantedPaise, balancePaise, most, totalPaise))
  const left = totalPaise - spent
  return left > 0 && left < LEAST_PAID ? Math.max(0, totalPaise - LEAST_PAID) : spent
}
