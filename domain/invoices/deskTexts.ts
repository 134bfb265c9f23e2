/** What the panel answers to staff who work on invoices. */
export const INVOICE_TEXTS = {
  sendsAgain: '{number} is on its way to {to}',
  noEmail: 'This student has no e-mail address. Download the document and hand it over another way.',
  isWaiting: 'It is being sent already. Look again in a minute.',
} as const
