import { formatInr } from '../money/formatInr.ts'

type News = { title: string; text: string; href: string }

/** To a person for whom staff placed an order that is to be paid. */
export const payLinkNews = (number: string, payablePaise: number): News => ({
  title: `Order ${number} is waiting for your payment`,
  text: `We have put together an order for you: ${formatInr(payablePaise)} to pay. Log in, look at it and pay as you like.`,
  href: `/orders/${number}`,
})

/** To a person whose order staff cancelled. */
export const cancelledNews = (number: string, reason: string): News => ({
  title: `Order ${number} is cancelled`,
  text: `${reason}. What you paid goes back the way it came.`.replace('..', '.'),
  href: `/orders/${number}`,
})

/** To a person for whom staff put things into the cart. */
export const cartLinkNews = (count: number): News => ({
  title: 'Your cart is ready',
  text:
    count === 1
      ? 'We have put something into your cart. Log in and have a look.'
      : `We have put ${count} things into your cart. Log in and have a look.`,
  href: '/cart',
})

/** To a person whose return, or whose cancelled line, is paid back. */
export const refundedNews = (
  number: string,
  { paidPaise, creditsPaise }: { paidPaise: number; creditsPaise: number },
  way: 'source' | 'credits',
): News => ({
  title: `Refund for order ${number}`,
  text: [
    paidPaise > 0 && way === 'source' ? `${formatInr(paidPaise)} goes back the way it came.` : '',
    paidPaise > 0 && way === 'credits' ? `${formatInr(paidPaise)} is in your credits now.` : '',
    creditsPaise > 0 ? `${formatInr(creditsPaise)} of credits is yours again.` : '',
    paidPaise + creditsPaise === 0 ? 'It is done. There was nothing to pay back.' : '',
  ]
    .filter(Boolean)
    .join(' '),
  href: `/orders/${number}`,
})

/** To a person whose request to send something back was answered. */
export const returnAnsweredNews = (number: string, isApproved: boolean, answer: string): News => ({
  title: isApproved ? `You can send it back: order ${number}` : `Your return of order ${number}`,
  text: answer || (isApproved ? 'Look at the order to see how.' : 'We can not take it back.'),
  href: `/orders/${number}`,
})
