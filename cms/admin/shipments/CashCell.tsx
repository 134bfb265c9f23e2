import type { DefaultServerCellComponentProps } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'
import { isCashCollectable } from '#domain/shipments/states.ts'
import type { Shipment } from '#payload-types'

/** List cell: the cash on delivery of a parcel, while it is due and once it was collected. */
export function CashCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  const { state } = rowData as Pick<Shipment, 'state'>
  const isKnown = typeof cellData === 'number' && (isCashCollectable(state) || state === 'delivered')
  const isCollected = isKnown && cellData > 0 && state === 'delivered'
  return (
    <span className="money-cell">
      {isKnown ? `${isCollected ? 'Collected ' : ''}${formatInr(cellData)}` : '–'}
    </span>
  )
}
