import { formatInr } from '../money/formatInr.ts'
import type { ReturnedEntry } from '../returns/ReturnSchemas.ts'
import type { RefundDestination } from '../returns/refundDestination.ts'
import { fillPlaceholders } from '../text/fillPlaceholders.ts'

type Notification = { title: string; text: string; href: string }
/** `letter` is a longer text for the e-mail. */
export type OrderNotification = Notification & { letter?: string }

/** For a student for whom staff placed an order that is still to be paid. */
export const payLinkNotification = (number: string, payablePaise: number): Notification => ({
  title: `Order ${number} is waiting for your payment`,
  text: `We have prepared an order of ${formatInr(payablePaise)} for you. Log in to check it and pay.`,
  href: `/orders/${number}`,
})

/** For the buyer of a cash on delivery order. */
export const dueOnDeliveryNotification = (number: string, payablePaise: number): OrderNotification => ({
  title: `Order ${number} is confirmed`,
  text: `You pay ${formatInr(payablePaise)} on delivery. We will let you know when it is on its way.`,
  href: `/orders/${number}`,
})

/** For the buyer of an order paid by bank transfer. @param until last day for the transfer */
export const transferDueNotification = (
  number: string,
  payablePaise: number,
  until: string,
  instructions: string,
): OrderNotification => {
  const text = `Transfer ${formatInr(payablePaise)} by ${until} and enter the bank reference in your order.`
  return {
    title: `Order ${number} is waiting for your transfer`,
    text: `${text} The bank details are there too.`,
    letter: [text, instructions, `Enter ${number} in the remarks of the transfer.`]
      .filter(Boolean)
      .join('\n\n'),
    href: `/orders/${number}`,
  }
}

/**
 * For the buyer of an order that was cancelled before payment.
 * @param reason from staff, null when the student cancelled
 * @param isTransfer whether it waited for a bank transfer, which may be on its way
 */
export const cancelledUnpaidNotification = (
  number: string,
  reason: string | null,
  isTransfer: boolean,
): OrderNotification => ({
  title: `Order ${number} is cancelled`,
  text: [
    ...(reason ? [reason.endsWith('.') ? reason : `${reason}.`] : []),
    'You have nothing to pay.',
    ...(isTransfer
      ? ['If you have transferred money already, send us the bank reference from Help and support.']
      : []),
  ].join(' '),
  href: `/orders/${number}`,
})

const CANCELLED: Record<RefundDestination, string> = {
  source: 'What you paid will be refunded to your original payment method.',
  credits: 'What you paid was added to your credits.',
  byHand: 'What you paid will be transferred to your UPI ID or bank account.',
  funds: 'What was paid goes back to the franchisee who paid for it.',
}

/** For the buyer of a paid order that staff cancelled. */
export const cancelledNotification = (
  number: string,
  reason: string,
  destination: RefundDestination,
): Notification => ({
  title: `Order ${number} is cancelled`,
  text: `${reason}. ${CANCELLED[destination]}`.replace('..', '.'),
  href: `/orders/${number}`,
})

/** For the buyer of an order with a changed delivery address. @param address on one line */
export const addressChangedNotification = (number: string, address: string): OrderNotification => ({
  title: `Order ${number} has a new delivery address`,
  text: `We deliver it to: ${address}. If this is not right, write to us before it is on its way.`,
  href: `/orders/${number}`,
})

/** For a student to whose cart staff added items. */
export const cartLinkNotification = (count: number): Notification => ({
  title: 'Your cart is ready',
  text:
    count === 1
      ? 'We have added an item to your cart. Log in to see it.'
      : `We have added ${count} items to your cart. Log in to see them.`,
  href: '/cart',
})

const REFUNDED: Record<RefundDestination, string> = {
  source: '{amount} is refunded to your original payment method.',
  credits: '{amount} was added to your credits.',
  byHand: '{amount} will be transferred to your UPI ID or bank account.',
  funds: '{amount} went back to the franchisee who paid for it.',
}

/**
 * For the buyer of a refunded return or of a cancelled line.
 * @param message from staff, in front of the amounts
 */
export const refundedNotification = (
  number: string,
  {
    isOff,
    figures,
  }: Pick<ReturnedEntry, 'isOff'> & {
    figures: Pick<ReturnedEntry['figures'], 'paidPaise' | 'creditsPaise'>
  },
  destination: RefundDestination,
  message: string | null = null,
): Notification => {
  const { creditsPaise } = figures
  // What was not paid yet is not refunded: it is no longer due.
  const paidPaise = isOff ? 0 : figures.paidPaise
  return {
    title: isOff ? `Order ${number} has changed` : `Refund for order ${number}`,
    text: [
      message?.trim() ?? '',
      isOff && figures.paidPaise > 0
        ? `Items were cancelled. You pay ${formatInr(figures.paidPaise)} less on delivery.`
        : '',
      paidPaise > 0 ? fillPlaceholders(REFUNDED[destination], { amount: formatInr(paidPaise) }) : '',
      creditsPaise > 0 ? `${formatInr(creditsPaise)} in credits was returned.` : '',
      figures.paidPaise + creditsPaise === 0 ? 'It is completed. There was nothing to refund.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    href: `/orders/${number}`,
  }
}

/** For a student whose return request was decided. */
export const returnAnsweredNotification = (
  number: string,
  isApproved: boolean,
  answer: string,
): Notification => ({
  title: isApproved ? `Your return of order ${number} is approved` : `Your return of order ${number}`,
  text: answer || (isApproved ? 'See your order for the next steps.' : 'We cannot accept this return.'),
  href: `/orders/${number}`,
})
