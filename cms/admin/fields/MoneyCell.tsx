import type { DefaultServerCellComponentProps } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'

/** List cell: an amount such as `₹2,499`. */
export const MoneyCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span className="money-cell">{typeof cellData === 'number' ? formatInr(cellData) : '–'}</span>
)
