import type { DefaultServerCellComponentProps } from 'payload'
import type { MailState } from '#domain/invoices/mailStates.ts'
import { Badge } from '../ui/Badge.tsx'
import { mailLook } from './invoiceLooks.ts'

/** How far the e-mail of a document is, in the list. */
export const MailCell = ({ cellData }: DefaultServerCellComponentProps) =>
  cellData ? <Badge {...mailLook(cellData as MailState)} /> : <span>–</span>
