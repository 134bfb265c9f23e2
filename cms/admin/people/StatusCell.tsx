import type { DefaultServerCellComponentProps } from 'payload'
import { StatusBadge } from './StatusBadge.tsx'

/** Whether a person can sign in, in the list of people. */
export const StatusCell = ({ rowData }: DefaultServerCellComponentProps) => (
  <StatusBadge isBlocked={Boolean(rowData?.isBlocked)} isDeleted={Boolean(rowData?.deletedAt)} />
)
