/** A way to bring goods, as the project sets it. Amounts in paise. */
export type DeliveryOption = {
  key: string
  label: string
  pricePaise: number
  /** For each kilogram begun after the first. */
  kilogramPaise: number
  /** From this worth of goods on it costs nothing; null for never. */
  freeFromPaise: number | null
  /** Days it takes fewer than usual. */
  fasterDays: number
}

type Goods = { weightGrams: number; quantity: number }

/** For how many paise more of goods this way costs nothing; null where it never does, or does already. */
export const missingForFree = (
  { freeFromPaise, pricePaise }: Pick<DeliveryOption, 'freeFromPaise' | 'pricePaise'>,
  worthPaise: number,
): number | null =>
  freeFromPaise === null || pricePaise === 0 || worthPaise >= freeFromPaise
    ? null
    : freeFromPaise - worthPaise

/** What bringing these goods costs; `worthPaise` is what is paid for them, coupons taken off. */
export function deliveryPrice(option: DeliveryOption, goods: readonly Goods[], worthPaise: number): number {
  if (option.freeFromPaise !== null && worthPaise >= option.freeFromPaise) return 0
  const grams = goods.reduce((total, { weightGrams, quantity }) => total + weightGrams * quantity, 0)
  return option.pricePaise + Math.max(0, Math.ceil(grams / 1000) - 1) * option.kilogramPaise
}
