import type { DefaultServerCellComponentProps } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'
import { isUndecided } from '#domain/returns/states.ts'
import { pendingText } from './returnTexts.ts'

/** List cell: the refund of a return; no figure before the decision. */
export const ReturnMoneyCell = ({ cellData, rowData }: DefaultServerCellComponentProps) =>
  isUndecided(rowData.state) ? (
    <span className="panel-muted">{pendingText(rowData.state)}</span>
  ) : (
    <span className="panel-number">{formatInr(Number(cellData ?? 0))}</span>
  )
