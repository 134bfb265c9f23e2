import type { DefaultServerCellComponentProps } from 'payload'
import { StudentCell } from '../orders/StudentCell.tsx'

/** List cell: the student of an attempt, or the guest by the name that they typed. */
export const TakerCell = (props: DefaultServerCellComponentProps) =>
  props.cellData ? (
    <StudentCell {...props} />
  ) : (
    <span className="student-cell">{`${props.rowData?.guestName ?? 'Guest'} (guest)`}</span>
  )
