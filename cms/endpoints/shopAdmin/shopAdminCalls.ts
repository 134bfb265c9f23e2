import type { Call } from '../defineCall.ts'
import { COUPON_ADMIN_CALLS } from './coupons.ts'
import { ENTITLEMENT_CALLS } from './entitlements.ts'
import { SERIAL_KEY_CALLS } from './keys.ts'
import { STOCK_CALLS } from './stock.ts'

/** Calls of staff about coupons, stock, serial keys and enrolments. */
export const SHOP_ADMIN_CALLS: Call[] = [
  ...COUPON_ADMIN_CALLS,
  ...STOCK_CALLS,
  ...SERIAL_KEY_CALLS,
  ...ENTITLEMENT_CALLS,
]
