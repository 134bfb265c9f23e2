import type { DefaultServerCellComponentProps } from 'payload'
import type { ShipmentState } from '#domain/shipments/states.ts'
import { Badge } from '../ui/Badge.tsx'
import { PARCEL_BADGES } from './parcelTexts.ts'

/** List cell: the status of a parcel. */
export function ShipmentStateCell({ cellData }: DefaultServerCellComponentProps) {
  const found = PARCEL_BADGES[cellData as ShipmentState]
  return found ? <Badge {...found} /> : <span>–</span>
}
