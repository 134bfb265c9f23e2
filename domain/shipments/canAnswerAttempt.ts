import type { ShipmentState } from './states.ts'

/**
 * Whether the recipient may choose now what happens next: an attempt failed, and the parcel waits for
 * another.
 */
export const canAnswerAttempt = ({ state }: { state: ShipmentState }): boolean => state === 'attemptFailed'
