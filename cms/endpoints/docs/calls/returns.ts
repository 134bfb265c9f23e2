import { type CallDoc, signedInCall } from '../CallDoc.ts'

const ORDER = '6740d5b2a1c3e4f5a6b7c8d9'
const KEY = '1c7d3a52-0b0e-4f57-9a2c-5c4c6f0a7e11'
const LINES = [{ index: 0, quantity: 1, reason: 'damaged', photos: [] }]

/** Calls that cancel, return and refund lines of orders. */
export const RETURN_CALL_DOCS: Record<string, CallDoc> = {
  '/order/returnable': signedInCall('Orders', {
    text: '`kind` is `cancel` for goods that were not sent, `return` for delivered goods, `refund` for products that are opened at once. With the reason `seen`, `progress` and `rule` say how much was watched and how much may have been.',
    refusals: { 404: ['notFound'] },
    example: { body: { orderId: ORDER } },
  }),
  '/order/returnestimate': signedInCall('Orders', {
    text: 'Spent credits are returned as credits; earned cashback is reversed.',
    refusals: { 404: ['notFound'], 200: ['returnNotPossible'] },
    example: { body: { orderId: ORDER, lines: LINES } },
  }),
  '/order/return': signedInCall('Orders', {
    text: 'Lines that were never sent are cancelled and refunded at once; other requests are decided by staff.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['returnNotPossible', 'payToNeeded'] },
    example: { body: { orderId: ORDER, lines: LINES, way: 'source', requestKey: KEY } },
  }),
  '/order/withdrawreturn': signedInCall('Orders', {
    refusals: { 404: ['notFound'], 200: ['returnNotPossible'] },
    example: { body: { id: ORDER } },
  }),
  '/sales/refund': signedInCall('Sales desk', {
    text: 'For paid lines, without a time limit: whole lines, pieces, or an amount in paise. Needs a fresh code.',
    refusals: {
      403: ['forbidden', 'proofNeeded'],
      404: ['notFound'],
      200: [
        'nothingPaid',
        'nothingChosen',
        'inParcel',
        'notPossible',
        'wrongReason',
        'keysTogether',
        'tooMuch',
        'meanwhile',
      ],
    },
    example: {
      body: {
        orderId: ORDER,
        lines: [{ index: 0, paise: 25_000 }],
        reason: 'damaged',
        way: 'source',
        requestKey: KEY,
      },
    },
  }),
  '/sales/startreturn': signedInCall('Sales desk', {
    text: 'For delivered lines, without a time limit. Needs a fresh code.',
    refusals: {
      403: ['forbidden', 'proofNeeded'],
      404: ['notFound'],
      200: ['nothingPaid', 'notDelivered', 'meanwhile'],
    },
    example: {
      body: {
        orderId: ORDER,
        lines: [{ index: 0, quantity: 1 }],
        reason: 'damaged',
        way: 'source',
        requestKey: KEY,
      },
    },
  }),
  '/sales/decidereturn': signedInCall('Sales desk', {
    text: 'An approval that refunds at once needs a fresh code.',
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'], 200: ['tooLate'] },
    example: { body: { id: ORDER, act: 'approve', answer: 'Send it to the address on the slip' } },
  }),
  '/sales/receivereturn': signedInCall('Sales desk', {
    text: '`asNew` is refunded and restocked, `worn` is refunded less the amount in `withheld` and not restocked, `refused` is sent back. Needs a fresh code.',
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'], 200: ['tooLate', 'tooMuch'] },
    example: { body: { id: ORDER, grades: ['worn'], withheld: [10_000], answer: '' } },
  }),
}
