import { MESSAGES } from '#domain/text/messages.ts'

/** The amounts of a bill: in the cart, at the checkout and in an order. */
export const bill = {
  title: 'Bill',
  itemsOf: 'Items ({count})',
  offerPrice: 'Discount',
  paidBefore: 'Already paid',
  paidBeforeFor: 'Already paid for {titles}',
  coupon: 'Coupon {code}',
  delivery: 'Delivery',
  free: 'Free',
  cashFee: 'Cash on delivery',
  rounding: 'Rounding',
  credits: MESSAGES.cashbackCredits as string,
  toPay: 'To pay',
  earns: `You will earn {amount} in ${MESSAGES.cashbackCredits} on this order.`,
  gstIncluded: 'Includes GST of {amount}.',
}
