import { isAwaitingCourier, type ShipmentState } from './states.ts'

/** Whether a parcel is ready for the courier: packed, with its tracking number (AWB), and not yet picked up. */
export const canHandOver = ({ state, awb }: { state: ShipmentState; awb?: string | null }): boolean =>
  isAwaitingCourier(state) && state !== 'pending' && Boolean(awb)
