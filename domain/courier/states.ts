/**
 * A parcel only moves along these lines. What couriers leave out may be left out: a parcel that is delivered was picked up,
 * whoever forgot to say so. A failed attempt and the next one may alternate; what lists no next state has ended.
 */
export const SHIPMENT_MOVES = {
  /** Being put together: the lines of the order are not its own yet. */
  pending: ['packed', 'cancelled'],
  packed: [
    ...['awbAssigned', 'pickedUp', 'inTransit', 'outForDelivery', 'attemptFailed'],
    ...['delivered', 'rtoInitiated', 'rtoDelivered', 'lost', 'cancelled'],
  ],
  awbAssigned: [
    ...['pickedUp', 'inTransit', 'outForDelivery', 'attemptFailed'],
    ...['delivered', 'rtoInitiated', 'rtoDelivered', 'lost', 'cancelled'],
  ],
  pickedUp: [
    ...['inTransit', 'outForDelivery', 'attemptFailed', 'delivered', 'rtoInitiated', 'rtoDelivered', 'lost'],
  ],
  inTransit: ['outForDelivery', 'attemptFailed', 'delivered', 'rtoInitiated', 'rtoDelivered', 'lost'],
  outForDelivery: ['inTransit', 'attemptFailed', 'delivered', 'rtoInitiated', 'rtoDelivered', 'lost'],
  attemptFailed: ['inTransit', 'outForDelivery', 'delivered', 'rtoInitiated', 'rtoDelivered', 'lost'],
  /** On its way back; a courier that was told in time turns round once more. */
  rtoInitiated: ['delivered', 'rtoDelivered', 'lost'],
  delivered: [],
  rtoDelivered: [],
  lost: [],
  /** Given up before the courier had it: its lines are free to be packed again. */
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type ShipmentState = keyof typeof SHIPMENT_MOVES
export const SHIPMENT_STATES = Object.keys(SHIPMENT_MOVES) as [ShipmentState, ...ShipmentState[]]

export const canShipmentMove = (from: ShipmentState, to: ShipmentState): boolean =>
  (SHIPMENT_MOVES[from] as readonly string[]).includes(to)

export const isShipmentOver = (state: ShipmentState): boolean => SHIPMENT_MOVES[state].length === 0

/** Before the courier has it. */
const WAITING_STATES = ['pending', 'packed', 'awbAssigned'] as const satisfies ShipmentState[]
export const isWaiting = (state: ShipmentState): boolean =>
  (WAITING_STATES as readonly ShipmentState[]).includes(state)

/** The courier has it or had it. */
export const hasLeft = (state: ShipmentState): boolean => !isWaiting(state) && state !== 'cancelled'

/** Whether the cash of a parcel may still be collected: it is neither over nor on its way back. */
export const isCashOpen = (state: ShipmentState): boolean =>
  !isShipmentOver(state) && state !== 'rtoInitiated'

/** What staff say of a parcel by hand. */
export const MOVED_STATES = [
  ...(['pickedUp', 'inTransit', 'outForDelivery', 'attemptFailed', 'delivered'] as const),
  ...(['rtoInitiated', 'rtoDelivered', 'lost'] as const),
] as const
