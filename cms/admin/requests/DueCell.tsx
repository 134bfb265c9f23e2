import type { DefaultServerCellComponentProps } from 'payload'
import { dayText } from '#domain/invoices/texts.ts'
import { isRequestWaiting } from '#domain/requests/states.ts'
import { Badge } from '../ui/Badge.tsx'

/** List cell: until when a user request has to be done. */
export const DueCell = ({ cellData, rowData }: DefaultServerCellComponentProps) => {
  if (typeof cellData !== 'string' || !isRequestWaiting(rowData?.state)) return '–'
  const dueAt = Date.parse(cellData)
  return dueAt < Date.now() ? <Badge text={`Late since ${dayText(dueAt)}`} tone="danger" /> : dayText(dueAt)
}
