import { MESSAGES } from '#domain/text/messages.ts'

/** The figures of a bill: in the cart, at the checkout and in an order. */
export const bill = {
  title: 'Bill',
  itemsOf: 'Items ({count})',
  offerPrice: 'Offer price',
  paidBefore: 'Paid before',
  coupon: 'Coupon {code}',
  delivery: 'Delivery',
  free: 'Free',
  cashFee: 'Cash on delivery',
  rounding: 'Rounding',
  credits: MESSAGES.cashbackCredits as string,
  toPay: 'To pay',
  earns: `This order earns {amount} of ${MESSAGES.cashbackCredits}.`,
  gstIncluded: 'GST of {amount} is included.',
}
