import { documentName } from '../invoices/documents.ts'
import type { InvoiceData } from '../invoices/InvoiceSchema.ts'
import { formatInr } from '../money/formatInr.ts'

/** E-mail with an invoice or a credit note. */
export function invoiceNotification({
  document,
  number,
  order,
  totals,
}: Pick<InvoiceData, 'document' | 'number' | 'order' | 'totals'>): {
  subject: string
  text: string
  href: string
} {
  const name = documentName(document)
  const amount = formatInr(totals.totalPaise)
  return {
    subject: `${name} ${number}`,
    text:
      document === 'creditNote'
        ? `${amount} of your order ${order.number} has been credited. The credit note is attached.`
        : `Thank you for your order ${order.number} of ${amount}. Your ${name.toLowerCase()} is attached.`,
    href: `/orders/${order.number}`,
  }
}

/** Notification instead of that e-mail, for a buyer whose e-mail is not proven. */
export const unprovenInvoiceNotification = ({
  document,
  number,
  order,
}: Pick<InvoiceData, 'document' | 'number' | 'order'>) => ({
  title: `${documentName(document)} ${number}`,
  text: 'Download it from your order. To get invoices by e-mail, verify your e-mail in your profile.',
  href: `/orders/${order.number}`,
})
