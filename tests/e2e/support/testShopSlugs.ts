/** Slugs of the test shops, one for each test file that pays (testShop.ts). */
export const TEST_SHOPS = [
  'test-shop-cart',
  'test-shop-checkout',
  'test-shop-checkout-bill',
  'test-shop-coupons',
  'test-shop-franchise',
  'test-shop-invoices',
  'test-shop-orders',
  'test-shop-parcels',
  'test-shop-returns',
  'test-shop-wallets',
] as const

export type TestShopSlug = (typeof TEST_SHOPS)[number]
