import type { InvoiceData } from '../invoices/InvoiceSchema.ts'
import { formatInr } from '../money/formatInr.ts'
import { type Text, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

type Document = Pick<InvoiceData, 'document' | 'number' | 'order'>

const titleOf = ({ document, number }: Document): Text =>
  textOf('notification.documentTitle', { name: textOf(`notification.${document}`), number })

/** E-mail with an invoice or a credit note; its title is the subject. */
export function invoiceNotification(data: Document & Pick<InvoiceData, 'totals'>): NotificationContent {
  const { document, order, totals } = data
  const values = { order: order.number, amount: formatInr(totals.totalPaise) }
  return {
    title: titleOf(data),
    text:
      document === 'creditNote'
        ? textOf('notification.creditNoteMail', values)
        : textOf('notification.invoiceMail', values),
    href: `/orders/${order.number}`,
  }
}

/** Notification instead of that e-mail, for a buyer whose e-mail is not proven. */
export const unprovenInvoiceNotification = (data: Document): NotificationContent => ({
  title: titleOf(data),
  text: textOf('notification.unprovenInvoice'),
  href: `/orders/${data.order.number}`,
})
