import type { DefaultServerCellComponentProps } from 'payload'
import { StatusBadge } from './StatusBadge.tsx'

/** List cell: whether a person can sign in. */
export const StatusCell = ({ rowData }: DefaultServerCellComponentProps) => (
  <StatusBadge isBlocked={Boolean(rowData?.isBlocked)} isDeleted={Boolean(rowData?.deletedAt)} />
)
