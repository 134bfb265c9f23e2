import type { ShipmentState } from './states.ts'

/** Whether somebody may say now what is to be done: an attempt failed, and the parcel waits for the next. */
export const canAnswer = ({ state }: { state: ShipmentState }): boolean => state === 'attemptFailed'
