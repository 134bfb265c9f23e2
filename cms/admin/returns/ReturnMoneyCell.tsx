import type { DefaultServerCellComponentProps } from 'payload'
import { formatInr } from '#domain/money/formatInr.ts'
import type { ReturnState } from '#domain/returns/states.ts'

const UNDECIDED: readonly ReturnState[] = ['asked', 'approved', 'received']

/** What a return has brought back, in the list; before it is decided there is no figure. */
export const ReturnMoneyCell = ({ cellData, rowData }: DefaultServerCellComponentProps) =>
  UNDECIDED.includes(rowData.state) ? (
    <span className="panel-muted">Not decided yet</span>
  ) : (
    <span className="panel-number">{formatInr(Number(cellData ?? 0))}</span>
  )
