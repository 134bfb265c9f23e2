/** Who brings parcels: `manual` is whoever staff hand them to, told by hand. */
export const COURIERS = ['manual', 'shiprocket'] as const
export type CourierId = (typeof COURIERS)[number]

/**
 * What a courier is still to be asked for: an AWB, then a pickup with the label, or to give the parcel up. `restock` puts
 * what came back into stock, `resend` lets its goods be packed once more, `undo` takes back the status that staff set last.
 */
export const COURIER_TASKS = ['assign', 'pickup', 'cancel', 'restock', 'resend', 'undo'] as const
export type CourierTask = (typeof COURIER_TASKS)[number]

/** How couriers are called where people read it. */
export const COURIER_NAMES: Record<CourierId, string> = { manual: 'By hand', shiprocket: 'Shiprocket' }
