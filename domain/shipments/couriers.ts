/** Couriers; `manual` is any courier that staff hand parcels to and track by hand. */
export const COURIERS = ['manual', 'shiprocket'] as const
export type CourierId = (typeof COURIERS)[number]

/**
 * Pending courier tasks: get an AWB, then a pickup with the label, or cancel the parcel. `restock` restocks
 * returned goods, `resend` lets its goods be packed again, `undo` reverts the last status set by staff.
 */
export const COURIER_TASKS = ['assign', 'pickup', 'cancel', 'restock', 'resend', 'undo'] as const
export type CourierTask = (typeof COURIER_TASKS)[number]

/** Display names of couriers. */
export const COURIER_NAMES: Record<CourierId, string> = { manual: 'By hand', shiprocket: 'Shiprocket' }
