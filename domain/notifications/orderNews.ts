import { formatInr } from '../money/formatInr.ts'

type News = { title: string; text: string; href: string }

/** To a person for whom staff placed an order that is to be paid. */
export const payLinkNews = (number: string, payablePaise: number): News => ({
  title: `Order ${number} is waiting for your payment`,
  text: `We have put together an order for you: ${formatInr(payablePaise)} to pay. Log in, look at it and pay as you like.`,
  href: `/orders/${number}`,
})

/** To the buyer of goods that have left, or have arrived. */
export const sentNews = (number: string, title: string, state: 'shipped' | 'delivered'): News => ({
  title: state === 'shipped' ? `${title} is on its way` : `${title} was delivered`,
  text: `It belongs to order ${number}.`,
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
