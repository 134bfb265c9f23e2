import type { BasePayload } from 'payload'
import type { Shipment } from '#payload-types'
import { projectAddress } from '../projects/projectAddress.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { trackToken } from './trackToken.ts'

/** The public tracking URL of a parcel, which needs no sign-in. */
export async function parcelAddress(payload: BasePayload, shipment: Shipment): Promise<string> {
  const { address } = await projectAddress(payload, await projectOfRow(payload, shipment))
  return `${address}/track/${trackToken(payload, shipment.reference)}`
}
