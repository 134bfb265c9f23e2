import { type CallDoc, signedIn } from '../CallDoc.ts'

const INVOICE = '0b9a3c52-7d53-4a39-8f0e-64a9d1c1a7be'

/** What staff do with invoices and credit notes. */
export const INVOICE_CALL_DOCS: Record<string, CallDoc> = {
  '/sales/sendinvoice': signedIn('Sales desk', {
    text: 'As an e-mail of its own, to the address that the buyer has now. One that is still on its way is not doubled.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['noChannel', 'tooLate'] },
    example: { body: { invoiceId: INVOICE } },
  }),
}
