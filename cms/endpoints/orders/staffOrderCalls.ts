import type { Call } from '../defineCall.ts'
import { ADD_ORDER_CALLS } from './addOrders.ts'
import { BUILD_CART_CALLS } from './buildCarts.ts'
import { CHANGE_ORDER_CALLS } from './changeOrders.ts'
import { checkpayment } from './checkPayment.ts'
import { closerefund } from './closeRefunds.ts'
import { STUDENT_ADDRESS_CALLS } from './studentAddresses.ts'

/** Calls of staff about orders and carts. */
export const ORDER_CALLS: Call[] = [
  ...CHANGE_ORDER_CALLS,
  checkpayment,
  closerefund,
  ...ADD_ORDER_CALLS,
  ...STUDENT_ADDRESS_CALLS,
  ...BUILD_CART_CALLS,
]
