import type { DefaultServerCellComponentProps } from 'payload'
import type { MailState } from '#domain/invoices/mailStates.ts'
import { Badge } from '../ui/Badge.tsx'
import { mailLook } from './invoiceLooks.ts'

/** List cell: the e-mail status of an invoice. */
export const MailCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData ? <Badge {...mailLook(cellData as MailState)} /> : <span>–</span>
