import type { DefaultServerCellComponentProps } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'
import { isUndecided } from '#domain/returns/states.ts'

/** What a return has brought back, in the list; before it is decided there is no figure. */
export const ReturnMoneyCell = ({ cellData, rowData }: DefaultServerCellComponentProps) =>
  isUndecided(rowData.state) ? (
    <span className="panel-muted">Not decided yet</span>
  ) : (
    <span className="panel-number">{formatInr(Number(cellData ?? 0))}</span>
  )
