import type { ShipmentState } from './states.ts'

/** How each state of a parcel is called for the staff. */
export const PARCEL_STATE_NAMES: Record<ShipmentState, string> = {
  pending: 'Being packed',
  packed: 'Packed',
  awbAssigned: 'Waiting for pickup',
  pickedUp: 'Picked up',
  inTransit: 'On the way',
  outForDelivery: 'Out for delivery',
  delivered: 'Delivered',
  attemptFailed: 'Attempt failed',
  rtoInitiated: 'Coming back',
  rtoDelivered: 'Came back',
  lost: 'Lost',
  cancelled: 'Given up',
}

/** What the panel answers to staff who work on parcels. */
export const PARCEL_DESK_TEXTS = {
  packed: 'Packed as {reference}',
  tooLate: 'Something of this can not be packed any more. Reload the page to see how it stands.',
  keysMissing: 'Keys of this line are still missing. Add keys to the product first.',
  addressMissing: 'This order has no address to send to.',
  courierOff: 'This courier is not set up for the project. Choose another one, or enter its keys.',
  awbMissing: 'Enter the AWB first.',
  assigned: 'The AWB is noted',
  booking: 'The courier is asked. Reload the page in a moment.',
  booked: 'The courier has given the AWB {awb}',
  bookedBefore: 'This parcel has an AWB already.',
  pickupAsked: 'The courier comes to fetch it',
  labelMissing: 'The courier has no label for it yet. Try again in a moment.',
  labelReady: 'The label is ready',
  given: 'The parcel is given up. Its goods wait to be packed again.',
  giving: 'The courier is asked to give it up. Reload the page in a moment.',
  leftAlready: 'The courier has this parcel already. It can not be given up any more.',
  refreshed: 'This is what the courier knows',
  courierSilent: 'The courier does not answer at the moment. It is asked again by itself.',
  notByHand: 'This parcel can not become that any more. Reload the page to see how it stands.',
  moved: 'Noted: {state}',
  answerTold: 'Noted: the courier knows',
  returnDecided: 'Noted',
  restocked: 'The goods are back in stock',
  nothingBack: 'There is nothing left to decide for this parcel.',
} as const
