import { SHOP_ANSWERS } from '#domain/text/shopAnswers.ts'
import { type CallDoc, signedIn } from '../CallDoc.ts'

const ITEMS = ['productGone', 'optionNeeded', 'optionGone', 'outOfStock'] as const
const WISH = ['gstin'] as const
const PRODUCT = '6740d5b2a1c3e4f5a6b7c8d9'

/** What people do in the shop: cart, coupons, payment, what they do with their own orders and keys. */
export const SHOP_CALLS: Record<string, CallDoc> = {
  '/cart': {
    tag: 'Cart',
    by: 'either',
    text: 'A browser that is not signed in has a cart by its cookie; after sign-in its things come into the own one. `coupon=auto` takes the best codes.',
  },
  '/cart/count': { tag: 'Cart', by: 'either' },
  '/cart/change': {
    tag: 'Cart',
    by: 'either',
    text: 'Without a quantity there is one more; 0 takes the thing out.',
    refusals: { 200: [...ITEMS, 'limit'] },
    example: { body: { product: PRODUCT, quantity: 2 } },
  },
  '/cart/resume': {
    tag: 'Cart',
    by: 'either',
    text: 'The token stands in the link of a reminder; it brings things and nothing of a person.',
    refusals: { 200: ['tokenUsed'] },
  },
  '/cart/reminders': signedIn('Cart', { refusals: { 403: ['forbidden'] } }),
  '/coupon/getdiscount': {
    tag: 'Coupons',
    by: 'either',
    text: 'Up to three codes between commas. `missingPaise` stands beside `couponMinimum`.',
    refusals: {
      200: [
        ...ITEMS,
        ...['couponUnknown', 'couponPaused', 'couponNotYet', 'couponEnded', 'couponUsedUp'],
        ...['couponUsedByYou', 'couponNotForYou', 'couponFirstOrderOnly', 'couponNotForItems'],
        ...['couponNotTogether', 'couponNothingOff', 'couponMoreItems', 'couponMinimum'],
      ] as never,
    },
    example: { body: { items: [{ product: PRODUCT, quantity: 1 }], coupon: 'FIRSTSTEP' } },
  },
  '/coupon/autoapply': {
    tag: 'Coupons',
    by: 'either',
    text: 'The best of all sets that may stand together, and the runner-up.',
    refusals: { 200: [...ITEMS] },
  },
  '/payment/quote': {
    tag: 'Payment',
    refusals: { 200: [...ITEMS, ...WISH], 404: ['notFound'] },
    example: { body: { items: [{ product: PRODUCT, quantity: 1 }] } },
  },
  '/payment/placeOrder': signedIn('Payment', {
    text: 'The client names products and the quote it saw, never a price.',
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
  '/payment/createTxn': signedIn('Payment', {
    text: 'Holds everything for 15 minutes and opens the gateway. Safe to repeat: an open attempt is taken up again.',
    refusals: {
      200: [
        'gatewayUnknown',
        'orderNotPayable',
        'alreadyPaid',
        'outOfStock',
        'couponGone',
        'creditsGone',
        'gatewayDown',
      ],
      404: ['notFound'],
    },
  }),
  '/payment/orderReceipt': signedIn('Payment', {
    text: "Also takes the fields of the gateway's callback, whose signature is checked.",
    refusals: { 200: ['badSignature'], 404: ['notFound'] },
  }),
  '/order/cancel': signedIn('Orders', {
    text: 'What was paid goes back by itself.',
    refusals: { 200: ['orderTooLate'], 404: ['notFound'] },
    example: {
      body: { orderId: PRODUCT, reason: 'Ordered twice' },
      answer: { apiSuccess: true, message: SHOP_ANSWERS.orderCancelled },
    },
  }),
  '/order/transfer': signedIn('Orders', {
    refusals: { 200: ['referenceUsed', 'orderNotPayable'], 404: ['notFound'] },
  }),
  '/order/keys': signedIn('Orders', { text: 'For the buyer alone.', refusals: { 404: ['notFound'] } }),
  '/keys/redeem': signedIn('Orders', {
    text: 'A key opens once; the one who used it may ask again.',
    refusals: { 200: ['keyRefused', 'limit'], 403: ['forbidden'] },
  }),
}
