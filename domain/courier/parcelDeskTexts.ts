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
  rtoInitiated: 'Returning to us',
  rtoDelivered: 'Returned to us',
  lost: 'Lost',
  cancelled: 'Cancelled',
}

/** What the panel answers to staff who work on parcels. */
export const PARCEL_DESK_TEXTS = {
  packed: 'Packed as {reference}',
  tooLate: 'Some of this can no longer be packed. Reload the page to see the current state.',
  keysMissing: 'Keys of this line are still missing. Add keys to the product first.',
  addressMissing: 'This order has no address to send to.',
  courierOff: 'This courier is not set up for the project. Choose another one, or enter its keys.',
  awbMissing: 'Add the tracking number (AWB) first.',
  assigned: 'The tracking number is saved',
  booking: 'We have asked the courier. Reload the page in a moment.',
  booked: 'The courier has given the AWB {awb}',
  bookedBefore: 'This parcel already has an AWB.',
  pickupAsked: 'Pickup requested',
  labelMissing: 'The courier has no label yet. Try again in a moment.',
  labelReady: 'The label is ready',
  given: 'The parcel is cancelled. Its items can be packed again.',
  giving: 'We have asked the courier to cancel it. Reload the page in a moment.',
  leftAlready: 'The courier already has this parcel. It can no longer be cancelled.',
  refreshed: 'Status updated from the courier',
  courierSilent: 'The courier is not responding. We try again automatically.',
  notByHand: 'This parcel can no longer change to that status. Reload the page to see the current one.',
  moved: 'Status updated: {state}',
  undone: 'Taken back: {state}',
  notUndone: 'This status can no longer be taken back. Reload the page to see the current one.',
  notUndoneBecause: {
    closed: 'This status is final: the order is closed.',
    refunded: 'This status is final: something of this parcel was refunded, or a return was started.',
    cashCounted: 'This status is final: the cash of the order counts as received.',
    decided: 'This status is final: it was decided already what follows.',
  },
  answerTold: 'Marked as told to the courier',
  returnDecided: 'Decision saved',
  orderClosed: 'The order is closed. Its coupons and credits went back.',
  restocked: 'The goods are back in stock',
  itemsCancelled: 'The items are cancelled. Less is due for the order.',
  resent: 'Its items can be packed again',
  undecided:
    'These items came back or were lost. Decide on the parcel page what the student gets: the items once more, or their money.',
  nothingBack: 'There is nothing left to decide for this parcel.',
} as const
