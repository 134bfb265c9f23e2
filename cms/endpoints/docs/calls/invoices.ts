import { type CallDoc, signedInCall } from '../CallDoc.ts'

const INVOICE = '0b9a3c52-7d53-4a39-8f0e-64a9d1c1a7be'

/** Calls of staff about invoices and credit notes. */
export const INVOICE_CALL_DOCS: Record<string, CallDoc> = {
  '/sales/sendinvoice': signedInCall('Sales desk', {
    text: 'Sent as a separate e-mail to the current address of the buyer. Refused while the first e-mail is still queued.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['noChannel', 'tooLate'] },
    example: { body: { invoiceId: INVOICE } },
  }),
}
