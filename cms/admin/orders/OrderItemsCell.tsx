import type { DefaultServerCellComponentProps } from 'payload'
import { itemsText } from '#domain/orders/itemsText.ts'

/** What was ordered, in the list: `Mechanics + 1`. */
export const OrderItemsCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{Array.isArray(cellData) ? itemsText(cellData) : '–'}</span>
)
