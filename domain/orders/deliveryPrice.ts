/** A delivery option of the project. Amounts in paise. */
export type DeliveryOption = {
  key: string
  label: string
  hindiLabel?: string | null | undefined
  pricePaise: number
  /** For each started kilogram after the first. */
  kilogramPaise: number
  /** Free delivery from this value of goods; null for never. */
  freeFromPaise: number | null
  /** Days faster than usual. */
  fasterDays: number
}

/** For projects without delivery options. */
export const FREE_DELIVERY: DeliveryOption = {
  key: 'standard',
  label: 'Standard',
  hindiLabel: 'सामान्य',
  pricePaise: 0,
  kilogramPaise: 0,
  freeFromPaise: null,
  fasterDays: 0,
}

type Goods = { weightGrams: number; quantity: number }

/** How much more in goods makes delivery free, paise; null where it never is, or already is. */
export const missingForFreeDelivery = (
  { freeFromPaise, pricePaise }: Pick<DeliveryOption, 'freeFromPaise' | 'pricePaise'>,
  worthPaise: number,
): number | null =>
  freeFromPaise === null || pricePaise === 0 || worthPaise >= freeFromPaise
    ? null
    : freeFromPaise - worthPaise

/** Delivery charge for these goods; `worthPaise` is their price after coupons. */
export function deliveryPrice(option: DeliveryOption, goods: readonly Goods[], worthPaise: number): number {
  if (option.freeFromPaise !== null && worthPaise >= option.freeFromPaise) return 0
  const grams = goods.reduce((total, { weightGrams, quantity }) => total + weightGrams * quantity, 0)
  return option.pricePaise + Math.max(0, Math.ceil(grams / 1000) - 1) * option.kilogramPaise
}
