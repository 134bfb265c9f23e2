import type { DefaultServerCellComponentProps } from 'payload'
import type { MailState } from '#domain/invoices/mailStates.ts'
import { Badge } from '../ui/Badge.tsx'
import { mailBadge } from './invoiceBadges.ts'

/** List cell: the e-mail status of an invoice. */
export const MailCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData ? <Badge {...mailBadge(cellData as MailState)} /> : <span>–</span>
