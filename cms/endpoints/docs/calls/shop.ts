import { SHOP_RESPONSES } from '#domain/text/shopResponses.ts'
import { type CallDoc, signedInCall } from '../CallDoc.ts'
import { COUPON_REFUSALS } from '../couponRefusals.ts'

const ITEMS = [
  ...(['productGone', 'optionNeeded', 'optionGone', 'outOfStock'] as const),
  ...(['batchNeeded', 'batchGone', 'batchFull'] as const),
] as const
const WISH = ['gstin'] as const
const PRODUCT = '6740d5b2a1c3e4f5a6b7c8d9'

/** Calls of buyers: cart, coupons, payment, own orders and serial keys. */
export const SHOP_CALLS: Record<string, CallDoc> = {
  '/cart': {
    tag: 'Cart',
    by: 'either',
    text: 'Guests have a cart by cookie, which is merged into the person’s cart after sign-in. `coupon=auto` applies the best codes.',
  },
  '/cart/count': { tag: 'Cart', by: 'either' },
  '/cart/change': {
    tag: 'Cart',
    by: 'either',
    text: 'Without a quantity one more is added; 0 removes the item.',
    refusals: { 200: [...ITEMS, 'limit'] },
    example: { body: { product: PRODUCT, quantity: 2 } },
  },
  '/cart/resume': {
    tag: 'Cart',
    by: 'either',
    text: 'The token is in the link of a reminder; it gives access to the items, not to the account.',
    refusals: { 200: ['tokenUsed'] },
  },
  '/cart/reminders': signedInCall('Cart', { refusals: { 403: ['forbidden'] } }),
  '/coupon/getdiscount': {
    tag: 'Coupons',
    by: 'either',
    text: 'Up to three codes, separated by commas. `missingPaise` is answered with `couponMinimum`.',
    refusals: { 200: [...ITEMS, ...COUPON_REFUSALS] },
    example: { body: { items: [{ product: PRODUCT, quantity: 1 }], coupon: 'FIRSTSTEP' } },
  },
  '/coupon/autoapply': {
    tag: 'Coupons',
    by: 'either',
    text: 'The best allowed combination of coupons, and the second best.',
    refusals: { 200: [...ITEMS] },
  },
  '/payment/quote': {
    tag: 'Payment',
    refusals: { 200: [...ITEMS, ...WISH], 404: ['notFound'] },
    example: { body: { items: [{ product: PRODUCT, quantity: 1 }] } },
  },
  '/payment/placeOrder': signedInCall('Payment', {
    text: 'The client sends products and the id of the quote it showed, never a price.',
    refusals: {
      200: [
        ...ITEMS,
        ...WISH,
        ...(['alreadyOwned', 'addressNeeded', 'notDeliverable', 'gatewayUnknown', 'cashRefused'] as const),
      ],
      403: ['forbidden'],
      404: ['notFound'],
      409: ['quoteChanged'],
    },
  }),
  '/payment/createTxn': signedInCall('Payment', {
    text: 'Reserves stock, coupons and credits for 15 minutes and opens a payment at the gateway. Idempotent: an open payment is continued.',
    refusals: {
      200: [
        'gatewayUnknown',
        'orderNotPayable',
        'alreadyOwned',
        'alreadyPaid',
        'outOfStock',
        'couponGone',
        'batchFull',
        'creditsGone',
        'gatewayDown',
      ],
      404: ['notFound'],
    },
  }),
  '/payment/orderReceipt': signedInCall('Payment', {
    text: "Accepts the fields of the gateway's callback and checks their signature.",
    refusals: { 200: ['badSignature'], 404: ['notFound'] },
  }),
  '/order/cancel': signedInCall('Orders', {
    text: 'The payment is refunded automatically.',
    refusals: { 200: ['orderTooLate', 'orderWatched'], 404: ['notFound'] },
    example: {
      body: { orderId: PRODUCT, reason: 'Ordered twice' },
      answer: { apiSuccess: true, message: SHOP_RESPONSES.orderCancelled },
    },
  }),
  '/order/transfer': signedInCall('Orders', {
    refusals: { 200: ['referenceUsed', 'orderNotPayable'], 404: ['notFound'] },
  }),
  '/order/keys': signedInCall('Orders', { text: 'For the buyer only.', refusals: { 404: ['notFound'] } }),
  '/keys/redeem': signedInCall('Orders', {
    text: 'A key can be redeemed once; repeating the call as the same person answers success.',
    refusals: { 200: ['keyRefused', 'limit'], 403: ['forbidden'] },
  }),
}
