/** Steps on the way to a paid order, in order. */
export const FUNNEL_STEPS = ['visit', 'signIn', 'cart', 'paid'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

export const FUNNEL_TEXTS: Record<FunnelStep, string> = {
  visit: 'Came to the site',
  signIn: 'Signed in',
  cart: 'Filled a cart',
  paid: 'Paid an order',
}
