import { type CallDoc, signedIn } from '../CallDoc.ts'

const ORDER = '6740d5b2a1c3e4f5a6b7c8d9'
const PARCEL = '3c1a7e52-5b1d-4f0e-8a37-90c4d1c1b2aa'
const TOKEN = 'q7Rk2mVx0bWc9TtYh4LzPnA1sDfGjK3e'
const LACKS = { 403: ['forbidden' as const], 404: ['notFound' as const] }

/** What is done with parcels, by staff and by whoever waits for one. */
export const PARCEL_CALL_DOCS: Record<string, CallDoc> = {
  '/parcels/pack': signedIn('Parcels', {
    text: 'Whole lines only. Asked again for the same lines it answers with the parcel they are in. Without a size it is the usual box of the project.',
    refusals: { ...LACKS, 200: ['tooLate', 'addressNeeded', 'courierOff'] },
    example: { body: { orderId: ORDER, lines: [0, 2] } },
  }),
  '/parcels/packorders': signedIn('Parcels', {
    text: 'Everything of each order that can be packed goes into one parcel of the usual box. Every order answers for itself; one that is refused stops none of the others.',
    refusals: { 403: ['forbidden'] },
    example: { body: { orderIds: [ORDER] } },
  }),
  '/parcels/waiting': signedIn('Parcels', {
    text: 'Those that the asker works on as a whole.',
    refusals: { 403: ['forbidden'] },
    example: { body: { orders: [ORDER] } },
  }),
  '/parcels/handover': signedIn('Parcels', {
    text: 'Notes the tracking number of each parcel and that the courier has it. Every parcel answers for itself.',
    refusals: { 403: ['forbidden'] },
    example: { body: { parcels: [{ shipmentId: PARCEL, courierName: 'City Couriers', awb: 'CC-778120' }] } },
  }),
  '/parcels/assign': signedIn('Parcels', {
    text: 'With a courier that has a service it is booked there, once whatever is repeated; the AWB and the label come with it. By hand the AWB is the one in the body.',
    refusals: { ...LACKS, 200: ['invalid', 'tooLate', 'courierSilent'], 409: ['meanwhile'] },
    example: {
      body: { shipmentId: PARCEL, courierName: 'City Couriers', awb: 'CC-778120', seen: { awb: '' } },
    },
  }),
  '/parcels/pickup': signedIn('Parcels', {
    refusals: { ...LACKS, 200: ['invalid', 'tooLate', 'courierSilent'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/cancel': signedIn('Parcels', {
    text: 'Before the courier has it. The courier is told first.',
    refusals: { ...LACKS, 200: ['tooLate', 'courierSilent'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/refresh': signedIn('Parcels', {
    refusals: { ...LACKS, 200: ['invalid', 'courierSilent'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/move': signedIn('Parcels', {
    text: 'The lines of the order, the cash on delivery and the student follow.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL, to: 'outForDelivery' } },
  }),
  '/parcels/undo': signedIn('Parcels', {
    text: 'Of a status that staff set by hand, while nothing final has followed from it: no refund, no return, no cash that was counted, no order that was closed. The order follows, and a student who was told of it gets a correction.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL, from: 'delivered' } },
  }),
  '/parcels/answertold': signedIn('Parcels', {
    text: 'For couriers that staff talk to themselves.',
    refusals: LACKS,
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/decidereturn': signedIn('Parcels', {
    text: 'Of a parcel that came back or was lost. Goods that are lost never go back into stock. When nothing else of a cash-on-delivery order is open, closing its lost parcel cancels the order: coupons and credits go back, a credit note takes back its invoice.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL, restocks: true } },
  }),
  '/parcels/resend': signedIn('Parcels', {
    text: 'Reserves the goods anew; they can be packed afterwards.',
    refusals: { ...LACKS, 200: ['tooLate', 'outOfStock'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/cancelitems': signedIn('Parcels', {
    text: 'Less is due for the order; what became of the goods is decided afterwards.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/oforder': signedIn('Parcels', { refusals: { 404: ['notFound'] } }),
  '/parcels/track': {
    tag: 'Parcels',
    text: 'By the token of the link that the student was sent. Neither phone nor street is in the answer.',
    refusals: { 404: ['notFound'] },
    example: { body: { token: TOKEN } },
  },
  '/parcels/answer': {
    tag: 'Parcels',
    text: 'While an attempt has failed; another answer replaces the first. An address stays within the PIN code of the parcel.',
    refusals: { 404: ['notFound'], 200: ['tooLate', 'dayClosed'] },
    example: { body: { token: TOKEN, answer: { kind: 'again', day: '2026-11-25', part: 'evening' } } },
  },
}
