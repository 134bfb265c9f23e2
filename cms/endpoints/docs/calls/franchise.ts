import { type CallDoc, signedInCall } from '../CallDoc.ts'

const PERSON = '5d1f0c3e-1f0a-4b5e-9c47-2f4a7f2f9d10'
const PRODUCT = '0b9a3c52-7d53-4a39-8f0e-64a9d1c1a7be'
const KEY = '1c7d3a52-0b0e-4f57-9a2c-5c4c6f0a7e11'
const ITEM_REFUSALS = ['productGone', 'optionNeeded', 'optionGone', 'outOfStock'] as const
const NOT_THEIRS = { 403: ['forbidden' as const], 404: ['notFound' as const] }
const OWN = 'Students of other franchisees are answered as if they did not exist.'

/** Calls of franchisees, and of staff about their funds. */
export const FRANCHISE_CALL_DOCS: Record<string, CallDoc> = {
  '/franchisee/adminfunds': signedInCall('Franchise', {
    text: 'Needs the permission Franchise. The note is shown to the franchisee. Funds never become negative.',
    refusals: { ...NOT_THEIRS, 200: ['creditsShort'] },
    example: {
      body: {
        franchisee: PERSON,
        kind: 'add',
        amount: 500_000,
        note: 'Transfer of May',
        idempotencyKey: KEY,
      },
    },
  }),
  '/franchise/students': signedInCall('Franchise', {
    text: 'At most eight.',
    refusals: { 403: ['forbidden'] },
    example: { body: { text: 'asha' } },
  }),
  '/franchise/addstudent': signedInCall('Franchise', {
    text: 'A phone or an e-mail is needed. The answer is the same whether or not there is an account: the owner of the phone or e-mail is asked after their next login (`invitation` of auth/start), and is a student of the franchisee once they agree. At most 50 a day.',
    refusals: { 403: ['forbidden'], 200: ['phone', 'identifier', 'limit'] },
    example: { body: { name: 'Some Body', phone: '9800012345' } },
  }),
  '/franchise/invitation': {
    tag: 'Franchise',
    by: 'person',
    text: 'Until a student agrees, nothing of theirs is shown to the franchisee and no order earns a commission. Answered once.',
    refusals: { 401: ['signedOut'], 404: ['notFound'] },
    example: { body: { invitation: 'f3b1…', accept: true } },
  },
  '/franchise/leave': {
    tag: 'Franchise',
    by: 'person',
    text: 'The franchisee no longer sees the student, cannot order for them, and earns no commission on their later orders. Earlier commission stays. `franchisee` of auth/profile is null without one.',
    refusals: { 401: ['signedOut'], 404: ['notFound'] },
  },
  '/franchise/products': signedInCall('Franchise', {
    text: 'At most ten. Prices are before sales and coupons.',
    refusals: { 403: ['forbidden'] },
    example: { body: { text: 'physics' } },
  }),
  '/franchise/quote': signedInCall('Franchise', {
    text: OWN,
    refusals: { ...NOT_THEIRS, 200: [...ITEM_REFUSALS, 'gstin'] },
    example: { body: { student: PERSON, items: [{ product: PRODUCT, quantity: 1 }] } },
  }),
  '/franchise/addorder': signedInCall('Franchise', {
    text: `The order is paid at once from the funds of the caller. ${OWN}`,
    refusals: {
      ...NOT_THEIRS,
      200: [
        ...ITEM_REFUSALS,
        ...(['gstin', 'alreadyOwned', 'addressNeeded', 'notDeliverable', 'couponGone', 'batchFull'] as const),
        ...(['creditsShort', 'referenceUsed'] as const),
      ],
      409: ['quoteChanged'],
    },
    example: {
      body: {
        student: PERSON,
        items: [{ product: PRODUCT, quantity: 1 }],
        quoteId: 'b0Yx…',
        idempotencyKey: KEY,
      },
    },
  }),
  '/franchise/addresses': signedInCall('Franchise', {
    text: OWN,
    refusals: NOT_THEIRS,
    example: { body: { student: PERSON } },
  }),
  '/franchise/addaddress': signedInCall('Franchise', {
    text: OWN,
    refusals: { ...NOT_THEIRS, 200: ['pincode', 'limit'] },
  }),
}
