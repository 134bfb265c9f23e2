import type { DefaultServerCellComponentProps } from 'payload'
import { itemsText } from '#domain/orders/itemsText.ts'

/** List cell: the items of an order, such as `Mechanics + 1`. */
export const OrderItemsCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span>{Array.isArray(cellData) ? itemsText(cellData) : '–'}</span>
)
