import type { ShipmentState } from './states.ts'

type Numbered = {
  reference: string
  state: ShipmentState
  awb?: string | null
  courierName?: string | null
}

/** How numbers and names of couriers are compared, as staff type them. */
const plain = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase()

/**
 * What a parcel's tracking number (AWB) is unique by in the database: two parcels of a project with the same number of the same courier
 * could not be told apart. One without a number, or that is cancelled, has a key of its own. `project` is its id.
 */
export const awbKeyOf = (project: string, { reference, state, awb, courierName }: Numbered): string =>
  awb && state !== 'cancelled' ? `${project}:${plain(courierName)}:${plain(awb)}` : `none:${reference}`
