/** Answers of the panel to staff who work on invoices. */
export const INVOICE_TEXTS = {
  sendsAgain: '{number} is being sent to {to}',
  noEmail: 'This student has no e-mail address. Download the document and share it another way.',
  unproven:
    'Not sent: the student has not verified this e-mail address. Ask them to verify it in their profile, or share the document another way.',
  isWaiting: 'It is already being sent. Check again in a minute.',
} as const
