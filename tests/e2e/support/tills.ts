/** Slugs of the projects in which journeys pay, one for each file that does (till.ts). */
export const TILLS = [
  'till-cart',
  'till-checkout',
  'till-checkout-bill',
  'till-coupons',
  'till-franchise',
  'till-invoices',
  'till-orders',
  'till-parcels',
  'till-returns',
  'till-wallets',
] as const

export type TillSlug = (typeof TILLS)[number]
