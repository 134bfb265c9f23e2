import type { ShipmentState } from './states.ts'

type Numbered = {
  reference: string
  state: ShipmentState
  awb?: string | null
  courierName?: string | null
}

/** Normalises couriers' names and numbers as staff type them, for comparison. */
const plain = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase()

/**
 * The unique key of a parcel's tracking number (AWB) in the database: two parcels of a project with the same
 * number of the same courier would be ambiguous. A parcel without a number, or a cancelled one, gets a
 * key of its own. `project` is its id.
 */
export const awbKeyOf = (project: string, { reference, state, awb, courierName }: Numbered): string =>
  awb && state !== 'cancelled' ? `${project}:${plain(courierName)}:${plain(awb)}` : `none:${reference}`
