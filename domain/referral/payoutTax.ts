/** Tax deducted from commissions by law; amounts in paise, rates percent times 100. */
export type TaxRules = { freePaise: number; rate: number; rateWithoutPan: number }

/**
 * Tax to deduct from a payout. Nothing up to the free amount of a financial year; the payout that exceeds it
 * is charged the tax on everything paid out untaxed in that year. @param paidPaise paid out earlier in the
 * financial year @param deductedPaise tax deducted earlier in it
 */
export function payoutTax(
  { freePaise, rate, rateWithoutPan }: TaxRules,
  {
    paise,
    paidPaise,
    deductedPaise,
    hasPan,
  }: { paise: number; paidPaise: number; deductedPaise: number; hasPan: boolean },
): number {
  const yearPaise = paidPaise + paise
  if (yearPaise <= freePaise) return 0
  const due = Math.floor((yearPaise * (hasPan ? rate : rateWithoutPan)) / 10_000) - deductedPaise
  return Math.min(paise, Math.max(0, due))
}

/** A PAN: five letters, four digits, a letter (Income-tax Rules, rule 114). */
export const PAN = /^[A-Z]{5}[0-9]{4}[A-Z]$/
/** A UPI id: a name, @, a bank. */
export const UPI_ID = /^[a-zA-Z0-9._-]{2,64}@[a-zA-Z][a-zA-Z0-9]{1,40}$/
/** An IFSC: four letters, a zero, six letters or digits. */
export const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/
