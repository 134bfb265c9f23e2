import { formatInr } from '../money/formatInr.ts'
import type { ReturnedEntry } from '../returns/ReturnSchemas.ts'
import type { RefundDestination } from '../returns/refundDestination.ts'
import { dayOf, literalText, paragraphs, sentences, type Text, textOf } from '../text/textOf.ts'
import type { NotificationContent } from './NotificationContent.ts'

/** A text that staff wrote, ending with a full stop. */
const asSentence = (text: string): Text => literalText(/[.!?।]$/.test(text) ? text : `${text}.`)

/** For a student with an unpaid order placed by staff. */
export const payLinkNotification = (number: string, payablePaise: number): NotificationContent => ({
  title: textOf('notification.awaitsPayment', { number }),
  text: textOf('notification.awaitsPaymentText', { amount: formatInr(payablePaise) }),
  href: `/orders/${number}`,
})

/** For the buyer of a cash on delivery order. */
export const dueOnDeliveryNotification = (number: string, payablePaise: number): NotificationContent => ({
  title: textOf('notification.confirmed', { number }),
  text: textOf('notification.dueOnDelivery', { amount: formatInr(payablePaise) }),
  href: `/orders/${number}`,
})

/** For the buyer of an order paid by bank transfer. @param until last day for the transfer, ms since epoch */
export const transferDueNotification = (
  number: string,
  payablePaise: number,
  until: number,
  instructions: string,
): NotificationContent => {
  const text = textOf('notification.transferBy', { amount: formatInr(payablePaise), day: dayOf(until) })
  return {
    title: textOf('notification.awaitsTransfer', { number }),
    text: sentences(text, textOf('notification.bankDetailsThere')),
    letter: paragraphs(
      text,
      instructions ? literalText(instructions) : null,
      textOf('notification.transferRemarks', { number }),
    ),
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
): NotificationContent => ({
  title: textOf('notification.cancelled', { number }),
  text: sentences(
    reason ? asSentence(reason) : null,
    textOf('notification.nothingToPay'),
    isTransfer ? textOf('notification.transferredAlready') : null,
  ),
  href: `/orders/${number}`,
})

const REFUNDED: Record<RefundDestination, (amount: string) => Text> = {
  source: (amount) => textOf('notification.refundedSource', { amount }),
  credits: (amount) => textOf('notification.refundedCredits', { amount }),
  byHand: (amount) => textOf('notification.refundedByHand', { amount }),
  funds: (amount) => textOf('notification.refundedFunds', { amount }),
}

/**
 * For the buyer of a paid order that was cancelled.
 * @param reason from staff, null when the student cancelled
 * @param refunded the refunded payment and credits, paise
 */
export const cancelledNotification = (
  number: string,
  reason: string | null,
  destination: RefundDestination,
  { paidPaise, creditsPaise }: { paidPaise: number; creditsPaise: number },
): NotificationContent => {
  const amount = formatInr(paidPaise)
  const refunded =
    destination === 'source'
      ? textOf('notification.cancelledSource', { amount })
      : REFUNDED[destination](amount)
  return {
    title: textOf('notification.cancelled', { number }),
    text: sentences(
      reason ? asSentence(reason) : null,
      paidPaise > 0 ? refunded : null,
      creditsPaise > 0 ? textOf('notification.creditsReturned', { amount: formatInr(creditsPaise) }) : null,
      paidPaise + creditsPaise <= 0 ? textOf('notification.nothingToPay') : null,
    ),
    href: `/orders/${number}`,
  }
}

/** For the buyer of an order with a changed delivery address. @param address on one line */
export const addressChangedNotification = (number: string, address: string): NotificationContent => ({
  title: textOf('notification.newAddress', { number }),
  text: textOf('notification.newAddressText', { address }),
  href: `/orders/${number}`,
})

/** For a student to whose cart staff added items. */
export const cartLinkNotification = (count: number): NotificationContent => ({
  title: textOf('notification.cartReady'),
  text: count === 1 ? textOf('notification.cartReadyOne') : textOf('notification.cartReadyMany', { count }),
  href: '/cart',
})

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
    figures: Pick<ReturnedEntry['figures'], 'paidPaise' | 'creditsPaise' | 'deliveryPaise'>
  },
  destination: RefundDestination,
  message: string | null = null,
): NotificationContent => {
  const { creditsPaise, deliveryPaise } = figures
  // With `isOff` the amount was not paid yet: it is no longer due, and nothing is refunded.
  const paidPaise = isOff ? 0 : figures.paidPaise
  return {
    title: isOff
      ? textOf('notification.orderChanged', { number })
      : textOf('notification.refundFor', { number }),
    text: sentences(
      message?.trim() ? asSentence(message.trim()) : null,
      isOff && figures.paidPaise > 0
        ? textOf('notification.payLess', { amount: formatInr(figures.paidPaise) })
        : null,
      paidPaise > 0 ? REFUNDED[destination](formatInr(paidPaise)) : null,
      creditsPaise > 0 ? textOf('notification.creditsReturned', { amount: formatInr(creditsPaise) }) : null,
      deliveryPaise > 0
        ? textOf('notification.deliveryIncluded', { amount: formatInr(deliveryPaise) })
        : null,
      figures.paidPaise + creditsPaise === 0 ? textOf('notification.nothingToRefund') : null,
    ),
    href: `/orders/${number}`,
  }
}

/** For a student whose return request was decided. @param answer from staff, perhaps empty */
export const returnAnsweredNotification = (
  number: string,
  isApproved: boolean,
  answer: string,
): NotificationContent => ({
  title: isApproved
    ? textOf('notification.returnApproved', { number })
    : textOf('notification.returnAnswered', { number }),
  text: answer
    ? literalText(answer)
    : isApproved
      ? textOf('notification.returnNextSteps')
      : textOf('notification.returnRefused'),
  href: `/orders/${number}`,
})
