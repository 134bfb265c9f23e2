import { formatInr } from '../money/formatInr.ts'
import type { OrderBack } from '../returns/ReturnSchemas.ts'

type News = { title: string; text: string; href: string }

/** To a person for whom staff placed an order that is to be paid. */
export const payLinkNews = (number: string, payablePaise: number): News => ({
  title: `Order ${number} is waiting for your payment`,
  text: `We have prepared an order of ${formatInr(payablePaise)} for you. Log in to check it and pay.`,
  href: `/orders/${number}`,
})

/** To a person whose order staff cancelled. */
export const cancelledNews = (number: string, reason: string): News => ({
  title: `Order ${number} is cancelled`,
  text: `${reason}. What you paid is refunded to your original payment method.`.replace('..', '.'),
  href: `/orders/${number}`,
})

/** To a person for whom staff put things into the cart. */
export const cartLinkNews = (count: number): News => ({
  title: 'Your cart is ready',
  text:
    count === 1
      ? 'We have added an item to your cart. Log in to see it.'
      : `We have added ${count} items to your cart. Log in to see them.`,
  href: '/cart',
})

/** To a person whose return, or whose cancelled line, is paid back. */
export const refundedNews = (
  number: string,
  {
    way,
    isOff,
    figures,
  }: Pick<OrderBack, 'way' | 'isOff'> & {
    figures: Pick<OrderBack['figures'], 'paidPaise' | 'creditsPaise'>
  },
): News => {
  const { creditsPaise } = figures
  // What nobody has paid yet is not paid back: it is no longer due.
  const paidPaise = isOff ? 0 : figures.paidPaise
  return {
    title: isOff ? `Order ${number} has changed` : `Refund for order ${number}`,
    text: [
      isOff && figures.paidPaise > 0
        ? `Items were cancelled. You pay ${formatInr(figures.paidPaise)} less on delivery.`
        : '',
      paidPaise > 0 && way === 'source'
        ? `${formatInr(paidPaise)} is refunded to your original payment method.`
        : '',
      paidPaise > 0 && way === 'credits' ? `${formatInr(paidPaise)} was added to your credits.` : '',
      creditsPaise > 0 ? `${formatInr(creditsPaise)} in credits was returned.` : '',
      figures.paidPaise + creditsPaise === 0 ? 'It is completed. There was nothing to refund.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    href: `/orders/${number}`,
  }
}

/** To a person whose request to send something back was answered. */
export const returnAnsweredNews = (number: string, isApproved: boolean, answer: string): News => ({
  title: isApproved ? `Your return of order ${number} is approved` : `Your return of order ${number}`,
  text: answer || (isApproved ? 'See your order for the next steps.' : 'We cannot accept this return.'),
  href: `/orders/${number}`,
})
