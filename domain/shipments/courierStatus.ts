import type { ShipmentState } from './states.ts'

/**
 * Shiprocket's status ids ("Shipment Status Codes" of its API's documentation) as our states. Null for those
 * that do not locate a parcel, such as a delay; ids that are not listed are unknown.
 */
const BY_ID: Readonly<Record<number, ShipmentState | null>> = {
  // AWB assigned, label generated, pickup scheduled, queued, manifest generated.
  1: 'awbAssigned',
  2: 'awbAssigned',
  3: 'awbAssigned',
  4: 'awbAssigned',
  5: 'awbAssigned',
  6: 'inTransit', // Shipped.
  7: 'delivered',
  8: null, // Cancelled there: staff decide whether to cancel the parcel here or book it again.
  9: 'rtoInitiated',
  10: 'rtoDelivered',
  11: null, // Pending.
  12: 'lost',
  13: null, // Pickup error.
  14: 'rtoDelivered', // The seller acknowledged its return.
  15: null, // Pickup rescheduled.
  16: null, // Cancellation requested.
  17: 'outForDelivery',
  18: 'inTransit',
  19: 'awbAssigned', // Out for pickup.
  20: null, // Pickup exception.
  21: 'attemptFailed', // Undelivered.
  22: null, // Delayed.
  23: null, // Partially delivered: staff decide.
  24: 'lost', // Destroyed.
  25: 'lost', // Damaged.
  26: 'delivered', // Fulfilled.
  27: 'awbAssigned', // Pickup booked.
  38: 'inTransit', // Reached the hub of its destination.
  39: 'inTransit', // Misrouted.
  40: 'rtoInitiated', // The return could not be handed over yet.
  41: 'rtoInitiated', // The return is out for delivery.
  42: 'pickedUp',
  43: null, // Self fulfilled.
  44: 'lost', // Disposed of.
  45: null, // Cancelled before dispatch.
  46: 'rtoInitiated', // The return is in transit.
  47: null, // Refused at the quality check of a pickup.
  48: 'inTransit', // Reached a warehouse.
  49: 'inTransit', // Customs cleared.
  50: 'inTransit', // In flight.
  51: 'pickedUp', // Handed over to the courier.
  52: 'awbAssigned', // Shipment booked.
  54: 'inTransit', // In transit overseas.
  55: 'inTransit', // Connection aligned.
  56: 'inTransit', // Reached a warehouse overseas.
  57: 'inTransit', // Customs cleared overseas.
  // In a fulfilment centre before it leaves.
  59: null,
  60: null,
  61: null,
  62: null,
  63: null,
  67: null,
  68: null,
  71: null,
  72: null,
  75: 'rtoInitiated', // The return can no longer be cancelled.
  76: 'lost', // Untraceable.
  77: 'attemptFailed', // Problem at the recipient.
  78: 'rtoInitiated', // Back in the town of the seller.
}

/** States by the text of a status, for updates without an id; couriers use different texts. */
const BY_TEXT: readonly (readonly [RegExp, ShipmentState])[] = [
  [/^rto[ -_]*(delivered|acknowledged)/, 'rtoDelivered'],
  [/^(rto|return to origin)/, 'rtoInitiated'],
  [/^(undelivered|delivery (attempt )?failed|ndr)/, 'attemptFailed'],
  [/^out[ _-]?for[ _-]?delivery|^ofd$/, 'outForDelivery'],
  [/^delivered|^dlvd$/, 'delivered'],
  [/^(lost|destroyed|damaged|disposed|untraceable)/, 'lost'],
  [/^picked[ _-]?up|^pickup (done|complete)/, 'pickedUp'],
  [/^(in[ _-]?transit|shipped|reached|misrouted)/, 'inTransit'],
  [
    /^(awb assigned|label generated|manifest|pickup (scheduled|generated|queued|booked)|out for pickup)/,
    'awbAssigned',
  ],
]

/** Our state for a courier's status; null when it changes nothing or is unknown. */
export function stateOfStatus(id: number | null, text: string): ShipmentState | null {
  if (id !== null && id in BY_ID) return BY_ID[id] ?? null
  const normalised = text.trim().toLowerCase()
  return BY_TEXT.find(([pattern]) => pattern.test(normalised))?.[1] ?? null
}
