/** Slugs of the projects in which journeys pay, one for each file that does (testShop.ts). */
export const TEST_SHOPS = [
  'testShop-cart',
  'testShop-checkout',
  'testShop-checkout-bill',
  'testShop-coupons',
  'testShop-franchise',
  'testShop-invoices',
  'testShop-orders',
  'testShop-parcels',
  'testShop-returns',
  'testShop-wallets',
] as const

export type TestShopSlug = (typeof TEST_SHOPS)[number]
