/**
 * Allowed transitions of a parcel. Couriers may skip states: a delivered parcel was picked up even if no one
 * reported it. Failed delivery attempts and new ones may alternate; a state without next states is final.
 */
export const SHIPMENT_MOVES = {
  /** Being put together: the order's lines are not assigned to it yet. */
  pending: ['packed', 'cancelled'],
  packed: [
    'awbAssigned',
    'pickedUp',
    'inTransit',
    'outForDelivery',
    'attemptFailed',
    'delivered',
    'rtoInitiated',
    'rtoDelivered',
    'lost',
    'cancelled',
  ],
  awbAssigned: [
    'pickedUp',
    'inTransit',
    'outForDelivery',
    'attemptFailed',
    'delivered',
    'rtoInitiated',
    'rtoDelivered',
    'lost',
    'cancelled',
  ],
  pickedUp: [
    'inTransit',
    'outForDelivery',
    'attemptFailed',
    'delivered',
    'rtoInitiated',
    'rtoDelivered',
    'lost',
  ],
  inTransit: ['outForDelivery', 'attemptFailed', 'delivered', 'rtoInitiated', 'rtoDelivered', 'lost'],
  outForDelivery: ['inTransit', 'attemptFailed', 'delivered', 'rtoInitiated', 'rtoDelivered', 'lost'],
  attemptFailed: ['inTransit', 'outForDelivery', 'delivered', 'rtoInitiated', 'rtoDelivered', 'lost'],
  /** On its way back to the sender; if the return is called off in time, the parcel is delivered after all. */
  rtoInitiated: ['delivered', 'rtoDelivered', 'lost'],
  delivered: [],
  rtoDelivered: [],
  lost: [],
  /** Cancelled before pickup: its lines can be packed again. */
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type ShipmentState = keyof typeof SHIPMENT_MOVES
export const SHIPMENT_STATES = Object.keys(SHIPMENT_MOVES) as [ShipmentState, ...ShipmentState[]]

export const canShipmentMove = (from: ShipmentState, to: ShipmentState): boolean =>
  (SHIPMENT_MOVES[from] as readonly string[]).includes(to)

export const isShipmentOver = (state: ShipmentState): boolean => SHIPMENT_MOVES[state].length === 0

/** States before pickup by the courier. */
const STATES_BEFORE_PICKUP = ['pending', 'packed', 'awbAssigned'] as const satisfies ShipmentState[]
export const isAwaitingCourier = (state: ShipmentState): boolean =>
  (STATES_BEFORE_PICKUP as readonly ShipmentState[]).includes(state)

/** Whether it was handed over to the courier. */
export const isHandedToCourier = (state: ShipmentState): boolean =>
  !isAwaitingCourier(state) && state !== 'cancelled'

/** Whether the cash of a parcel may still be collected: it is neither at an end nor on its way back. */
export const isCashCollectable = (state: ShipmentState): boolean =>
  !isShipmentOver(state) && state !== 'rtoInitiated'

/** States that staff can set by hand. */
export const MANUAL_STATES = [
  ...(['pickedUp', 'inTransit', 'outForDelivery', 'attemptFailed', 'delivered'] as const),
  ...(['rtoInitiated', 'rtoDelivered', 'lost'] as const),
] as const
