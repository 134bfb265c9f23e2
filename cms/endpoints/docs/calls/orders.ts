import { type CallDoc, signedInCall } from '../CallDoc.ts'
import { COUPON_REFUSALS } from '../couponRefusals.ts'

const ORDER = '6740d5b2a1c3e4f5a6b7c8d9'
const STUDENT = '5d1f0c3e-1f0a-4b5e-9c47-2f4a7f2f9d10'
const PRODUCT = '0b9a3c52-7d53-4a39-8f0e-64a9d1c1a7be'
const LACKS = { 403: ['forbidden' as const], 404: ['notFound' as const] }
const ITEM_REFUSALS = ['productGone', 'optionNeeded', 'optionGone', 'outOfStock'] as const

/** Calls of staff about orders and carts of students. */
export const ORDER_CALL_DOCS: Record<string, CallDoc> = {
  '/sales/note': signedInCall('Sales desk', {
    text: 'Internal notes are visible to staff only; other notes are shown to the student in the order.',
    refusals: LACKS,
    example: { body: { orderId: ORDER, text: 'Asked for delivery after 5 pm', isInternal: true } },
  }),
  '/sales/cancel': signedInCall('Sales desk', {
    text: 'Gateway payments are refunded automatically; other payments are refunded by hand (`sales/closerefund`). A paid order needs a fresh code.',
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'], 200: ['tooLate'] },
    example: { body: { orderId: ORDER, reason: 'Ordered twice' } },
  }),
  '/sales/changeaddress': signedInCall('Sales desk', {
    text: 'Applies to unpacked goods and to parcels that were not handed over, whose slips have to be printed again. Parcels on their way and issued invoices keep the old address. `version` is the number of `addressChanged` events in the timeline when the address was read.',
    refusals: {
      ...LACKS,
      200: ['pincode', 'notDeliverable', 'cashRefused', 'meanwhile', 'tooLate'],
      409: ['meanwhile'],
    },
    example: {
      body: {
        orderId: ORDER,
        version: 0,
        name: 'Asha Rao',
        phone: '9800000001',
        line1: '12 Lake Road',
        city: 'Bhopal',
        state: 'MP',
        pincode: '462002',
      },
    },
  }),
  '/sales/takemoney': signedInCall('Sales desk', {
    text: 'A reference is unique in a project. A bank transfer also needs the day on which it arrived. Cash on delivery needs neither.',
    refusals: {
      ...LACKS,
      200: ['referenceNeeded', 'referenceUsed', 'dayNeeded', 'alreadyPaid', 'orderNotPayable', 'outOfStock'],
    },
    example: { body: { orderId: ORDER, reference: 'UTR 4471 2093', arrivedOn: '2026-11-24' } },
  }),
  '/sales/checkpayment': signedInCall('Sales desk', {
    text: 'For a payment that a student has made and the order does not show. At most three times a minute for one payment; the server also polls the gateway in the background.',
    refusals: { ...LACKS, 200: ['limit', 'gatewayUnknown', 'gatewayDown'] },
    example: { body: { paymentId: ORDER } },
  }),
  '/sales/closerefund': signedInCall('Sales desk', {
    text: 'For refunds that are not made by a gateway. Needs the permission Payments and a fresh code.',
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'], 200: ['tooLate'] },
    example: { body: { refundId: ORDER, reference: 'UTR 4471 2093' } },
  }),
  '/sales/sendpaylink': signedInCall('Sales desk', {
    text: 'A notification, an e-mail and an SMS, at most once a minute.',
    refusals: { ...LACKS, 200: ['orderNotPayable', 'limit'] },
    example: { body: { orderId: ORDER } },
  }),
  '/sales/students': signedInCall('Sales desk', {
    text: 'At most eight. Phone and e-mail are masked for staff without the permission Users.',
    refusals: LACKS,
    example: { body: { text: '98000' } },
  }),
  '/sales/products': signedInCall('Sales desk', {
    text: 'At most ten; sub admins with assigned products get those. Prices are before sales and coupons.',
    refusals: LACKS,
    example: { body: { text: 'physics' } },
  }),
  '/sales/quote': signedInCall('Sales desk', {
    text: 'The same quote as the student would get.',
    refusals: { ...LACKS, 200: [...ITEM_REFUSALS, 'gstin'] },
    example: { body: { student: STUDENT, items: [{ product: PRODUCT, quantity: 1 }] } },
  }),
  '/sales/addorder': signedInCall('Sales desk', {
    text: 'Paid offline, the order is paid at once; otherwise the student is sent a payment link. A repeated offline reference answers the same order.',
    refusals: {
      ...LACKS,
      200: [
        ...ITEM_REFUSALS,
        'gstin',
        'alreadyOwned',
        'addressNeeded',
        'notDeliverable',
        'referenceNeeded',
        'referenceUsed',
        'couponGone',
        'batchFull',
        'creditsGone',
        'orderNotPayable',
      ],
      409: ['quoteChanged'],
    },
    example: {
      body: {
        student: STUDENT,
        items: [{ product: PRODUCT, quantity: 1 }],
        quoteId: 'b0Yx…',
        pay: { kind: 'offline', reference: 'Receipt 118' },
      },
    },
  }),
  '/sales/addresses': signedInCall('Sales desk', {
    refusals: LACKS,
    example: { body: { student: STUDENT } },
  }),
  '/sales/addaddress': signedInCall('Sales desk', {
    refusals: { ...LACKS, 200: ['pincode', 'limit'] },
  }),
  '/sales/buildcart': signedInCall('Sales desk', {
    refusals: { ...LACKS, 200: [...ITEM_REFUSALS, 'alreadyOwned', 'limit', 'cartEmpty'] },
    example: { body: { student: STUDENT, product: PRODUCT } },
  }),
  '/sales/cartcoupons': signedInCall('Sales desk', {
    text: 'The codes replace those of the cart. If one of them takes nothing off, nothing is changed.',
    refusals: { ...LACKS, 200: ['cartOfVisitor', 'cartEmpty', ...COUPON_REFUSALS] },
    example: { body: { cart: ORDER, coupon: 'FIRSTSTEP' } },
  }),
  '/sales/sendcart': signedInCall('Sales desk', {
    text: 'A notification, an e-mail and an SMS, at most once a minute.',
    refusals: { ...LACKS, 200: ['cartOfVisitor', 'cartEmpty', 'limit'] },
    example: { body: { cart: ORDER } },
  }),
}
