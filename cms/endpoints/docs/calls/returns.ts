import { type CallDoc, signedIn } from '../CallDoc.ts'

const ORDER = '6740d5b2a1c3e4f5a6b7c8d9'
const KEY = '1c7d3a52-0b0e-4f57-9a2c-5c4c6f0a7e11'
const LINES = [{ index: 0, quantity: 1, reason: 'damaged', photos: [] }]

/** Cancelling, sending back and refunding lines of orders. */
export const RETURN_CALL_DOCS: Record<string, CallDoc> = {
  '/order/returnable': signedIn('Orders', {
    text: '`kind` says what giving a line back is: `cancel` before it was sent, `return` for goods, `refund` for what is opened at once.',
    refusals: { 404: ['notFound'] },
    example: { body: { orderId: ORDER } },
  }),
  '/order/returnestimate': signedIn('Orders', {
    text: 'Credits that were spent come back as credits, cashback that was earned is taken back.',
    refusals: { 404: ['notFound'], 200: ['returnNotPossible'] },
    example: { body: { orderId: ORDER, lines: LINES } },
  }),
  '/order/return': signedIn('Orders', {
    text: 'What was never sent is cancelled and paid back at once; everything else waits for the staff.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['returnNotPossible', 'payToNeeded'] },
    example: { body: { orderId: ORDER, lines: LINES, way: 'source', requestKey: KEY } },
  }),
  '/order/withdrawreturn': signedIn('Orders', {
    refusals: { 404: ['notFound'], 200: ['returnNotPossible'] },
    example: { body: { id: ORDER } },
  }),
  '/sales/refund': signedIn('Sales desk', {
    text: 'Of lines that were paid, whenever that was: all of it, some pieces, or an amount in paise. Needs a fresh code.',
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
  '/sales/startreturn': signedIn('Sales desk', {
    text: 'Of what was delivered, whenever that was. Needs a fresh code.',
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
  '/sales/decidereturn': signedIn('Sales desk', {
    text: 'Paying back needs a fresh code.',
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'], 200: ['tooLate'] },
    example: { body: { id: ORDER, act: 'approve', answer: 'Send it to the address on the slip' } },
  }),
  '/sales/receivereturn': signedIn('Sales desk', {
    text: '`asNew` goes back into stock, `worn` is paid back but for what `withheld` keeps of it and is not sold again, `refused` is sent back. Needs a fresh code.',
    refusals: { 403: ['forbidden', 'proofNeeded'], 404: ['notFound'], 200: ['tooLate', 'tooMuch'] },
    example: { body: { id: ORDER, grades: ['worn'], withheld: [10_000], answer: '' } },
  }),
}
