const itemsText = (title: string, count: number): string =>
  count > 1 ? `${title} and ${count - 1} more` : title

/** Notification about an abandoned cart. */
export const cartNotification = (title: string, count: number) => ({
  title: 'Your cart is waiting',
  text: `${itemsText(title, count)}: still in your cart, at today’s price.`,
  href: '/cart',
})

/** The same by e-mail, with a link to the cart and one to unsubscribe. */
export const cartMail = (title: string, count: number, links: { cart: string; stop: string }): string =>
  [
    `You left ${itemsText(title, count)} in your cart.`,
    `Open it on any device: ${links.cart}`,
    `You get this e-mail because you asked for reminders. Unsubscribe: ${links.stop}`,
  ].join('\n\n')
