import type { OrderStep } from '#domain/orders/orderNextStep.ts'

type StepTexts = { title: string; text: string; action: string }

/** Title and reason of each next step, and the label of its button where it is constant. */
export const STEP_TEXTS: Record<OrderStep['kind'], StepTexts> = {
  confirmTransfer: {
    title: 'Confirm the transfer',
    text: 'The student pays by bank transfer. Look for it in your account, then mark the order as paid.',
    action: '',
  },
  decideReturn: {
    title: 'Decide the return',
    text: 'The student has requested a return and is waiting for an answer.',
    action: 'Open the return',
  },
  decideParcel: {
    title: 'Decide about the parcel',
    text: 'A parcel came back or was lost. Open it and decide: send it again, refund it, or say whether its goods go back into stock.',
    action: 'Open the parcel',
  },
  informCourier: {
    title: 'Tell the courier',
    text: 'The student has said what is to be done after a failed attempt.',
    action: 'Open the parcel',
  },
  addKeys: {
    title: 'Add serial keys',
    text: 'Keys of this order are missing. Add keys to the product; the order continues by itself.',
    action: '',
  },
  pack: {
    title: 'Pack the order',
    text: 'Its goods wait to be packed.',
    action: '',
  },
  addTracking: {
    title: 'Add the tracking number',
    text: 'The parcel is packed. Hand it to the courier and enter its tracking number (AWB).',
    action: 'Add tracking number (AWB)',
  },
  handOver: {
    title: 'Hand the parcel to the courier',
    text: 'The parcel has its tracking number and waits for pickup.',
    action: 'Open the parcel',
  },
  receiveReturn: {
    title: 'Wait for the return',
    text: 'The student sends it back. Mark it as received once it is here.',
    action: 'Open the return',
  },
  payRefund: {
    title: 'Pay the refund',
    text: 'No gateway can pay it. Transfer the money, then mark the refund as paid.',
    action: 'Go to refunds',
  },
  collectCashOnDelivery: {
    title: 'Note the cash',
    text: 'The order is delivered. Mark it as paid once the cash has arrived.',
    action: '',
  },
  awaitPayment: {
    title: 'Wait for payment',
    text: 'The student has not paid yet. You can send the payment link again.',
    action: '',
  },
  awaitDelivery: {
    title: 'Wait for delivery',
    text: 'The parcel is on its way.',
    action: 'Follow the parcel',
  },
}
