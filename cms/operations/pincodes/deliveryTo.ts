import { type Delivery, deliveryTime, NOT_DELIVERED } from '#domain/catalogue/deliveryTime.ts'
import { placeOfPincode } from './directory.ts'

/** Whether goods reach a PIN code, and in how many days; never one that India Post has not given out. */
export const deliveryTo = (pincode: string, dispatchDays: number): Delivery =>
  placeOfPincode(pincode) ? deliveryTime(pincode, dispatchDays) : NOT_DELIVERED
