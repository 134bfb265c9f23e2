import type { DefaultServerCellComponentProps } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'

/** An amount in a list: `₹2,499`. */
export const MoneyCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <span className="money-cell">{typeof cellData === 'number' ? formatInr(cellData) : '–'}</span>
)
