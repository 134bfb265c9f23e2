/** What the panel answers to staff who work on invoices. */
export const INVOICE_TEXTS = {
  sendsAgain: '{number} is being sent to {to}',
  noEmail: 'This student has no e-mail address. Download the document and share it another way.',
  isWaiting: 'It is already being sent. Check again in a minute.',
} as const
