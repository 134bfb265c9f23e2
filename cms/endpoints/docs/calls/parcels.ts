import { type CallDoc, signedInCall } from '../CallDoc.ts'

const ORDER = '6740d5b2a1c3e4f5a6b7c8d9'
const PARCEL = '3c1a7e52-5b1d-4f0e-8a37-90c4d1c1b2aa'
const TOKEN = 'q7Rk2mVx0bWc9TtYh4LzPnA1sDfGjK3e'
const LACKS = { 403: ['forbidden' as const], 404: ['notFound' as const] }

/** Calls about parcels, for staff and for recipients. */
export const PARCEL_CALL_DOCS: Record<string, CallDoc> = {
  '/parcels/pack': signedInCall('Parcels', {
    text: 'Whole lines only. Idempotent: lines that are packed together answer their parcel. `parcel` defaults to the usual box of the project.',
    refusals: { ...LACKS, 200: ['tooLate', 'addressNeeded', 'courierOff'] },
    example: { body: { orderId: ORDER, lines: [0, 2] } },
  }),
  '/parcels/packorders': signedInCall('Parcels', {
    text: 'Packs all packable lines of each order into one parcel of the usual box. Every order has its own result; a refused order does not stop the others.',
    refusals: { 403: ['forbidden'] },
    example: { body: { orderIds: [ORDER] } },
  }),
  '/parcels/waiting': signedInCall('Parcels', {
    text: 'Only parcels of which the caller may see every line.',
    refusals: { 403: ['forbidden'] },
    example: { body: { orders: [ORDER] } },
  }),
  '/parcels/handover': signedInCall('Parcels', {
    text: 'Sets the tracking number of each parcel and marks it as picked up. Every parcel has its own result.',
    refusals: { 403: ['forbidden'] },
    example: { body: { parcels: [{ shipmentId: PARCEL, courierName: 'City Couriers', awb: 'CC-778120' }] } },
  }),
  '/parcels/assign': signedInCall('Parcels', {
    text: 'With an integrated courier the parcel is booked there, idempotently, which gives the AWB and the label. For other couriers the AWB is the one in the body.',
    refusals: { ...LACKS, 200: ['invalid', 'tooLate', 'courierSilent'], 409: ['meanwhile'] },
    example: {
      body: { shipmentId: PARCEL, courierName: 'City Couriers', awb: 'CC-778120', seen: { awb: '' } },
    },
  }),
  '/parcels/pickup': signedInCall('Parcels', {
    refusals: { ...LACKS, 200: ['invalid', 'tooLate', 'courierSilent'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/cancel': signedInCall('Parcels', {
    text: 'Possible until the courier has picked it up. The booking at the courier is cancelled first.',
    refusals: { ...LACKS, 200: ['tooLate', 'courierSilent'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/refresh': signedInCall('Parcels', {
    refusals: { ...LACKS, 200: ['invalid', 'courierSilent'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/move': signedInCall('Parcels', {
    text: 'Updates the lines of the order and the cash on delivery, and notifies the student.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL, to: 'outForDelivery' } },
  }),
  '/parcels/undo': signedInCall('Parcels', {
    text: 'For a status that staff set by hand, as long as nothing final depends on it: no refund, return, counted cash or closed order. The order is updated too, and a student who was notified gets a correction.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL, from: 'delivered' } },
  }),
  '/parcels/answerforwarded': signedInCall('Parcels', {
    text: 'For couriers without integration.',
    refusals: LACKS,
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/decidereturn': signedInCall('Parcels', {
    text: 'For a returned or lost parcel. Lost goods are never restocked. If nothing else of a cash-on-delivery order is open, closing its lost parcel cancels the order: coupons and credits are returned, and a credit note reverses its invoice.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL, restocks: true } },
  }),
  '/parcels/resend': signedInCall('Parcels', {
    text: 'Reserves the goods again; they can then be packed.',
    refusals: { ...LACKS, 200: ['tooLate', 'outOfStock'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/cancelitems': signedInCall('Parcels', {
    text: 'Reduces the amount due for the order; the goods are restocked or written off afterwards (`parcels/decidereturn`).',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { shipmentId: PARCEL } },
  }),
  '/parcels/oforder': signedInCall('Parcels', { refusals: { 404: ['notFound'] } }),
  '/parcels/track': {
    tag: 'Parcels',
    text: 'By the token of the tracking link. The answer contains neither phone nor street.',
    refusals: { 404: ['notFound'] },
    example: { body: { token: TOKEN } },
  },
  '/parcels/answer': {
    tag: 'Parcels',
    text: 'Possible after a failed delivery attempt; a later answer replaces an earlier one. A corrected address has to keep the PIN code of the parcel.',
    refusals: { 404: ['notFound'], 200: ['tooLate', 'dayClosed'] },
    example: { body: { token: TOKEN, answer: { kind: 'again', day: '2026-11-25', part: 'evening' } } },
  },
}
