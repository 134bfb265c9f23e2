import type { MailState } from '#domain/invoices/mailStates.ts'
import { momentText } from '#domain/text/momentText.ts'
import type { Invoice } from '#payload-types'
import type { Tone } from '../orders/orderTexts.ts'

const BADGES: Record<MailState, { text: string; tone: Tone }> = {
  due: { text: 'E-mail on its way', tone: 'warning' },
  sent: { text: 'E-mailed', tone: 'success' },
  none: { text: 'Not e-mailed', tone: 'plain' },
  unproven: { text: 'Not e-mailed: e-mail not verified', tone: 'warning' },
  failed: { text: 'E-mail failed', tone: 'danger' },
}

/** Badge of an e-mail status. */
export const mailBadge = (state: MailState): { text: string; tone: Tone } => BADGES[state]

/** E-mail status of an invoice as a sentence. */
export function mailText({ mailState, mailTries, mailedAt }: Invoice, timeZone: string): string {
  if (mailState === 'sent' && mailedAt) return `E-mailed to the buyer on ${momentText(mailedAt, timeZone)}`
  if (mailState === 'due')
    return mailTries > 0
      ? `The mail server did not take it ${mailTries === 1 ? 'once' : `${mailTries} times`}; it is tried again`
      : 'The e-mail goes out in a moment'
  if (mailState === 'failed') return 'The e-mail could not be delivered'
  if (mailState === 'unproven')
    return 'Not sent: the buyer has not verified the e-mail address. They were notified in their account.'
  return 'The buyer has no e-mail address'
}

export const pdfHref = (id: string | number): string => `/api/invoices/${id}/pdf`
