/**
 * Commission of a franchisee for an order of which `paidPaise` were paid and not refunded; `rate` is percent
 * times 100. Whole paise, rounded down.
 */
export const commissionOf = (rate: number, paidPaise: number): number =>
  Math.max(0, Math.floor((Math.max(0, paidPaise) * rate) / 10_000))
