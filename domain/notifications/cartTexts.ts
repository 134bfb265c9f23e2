const things = (title: string, count: number): string =>
  count > 1 ? `${title} and ${count - 1} more` : title

/** To somebody who left things in the cart. */
export const cartNotification = (title: string, count: number) => ({
  title: 'Your cart is waiting',
  text: `${things(title, count)}: still in your cart, at today’s price.`,
  href: '/cart',
})

/** The same by e-mail, with a link to the cart and one that ends such e-mails. */
export const cartMail = (title: string, count: number, links: { cart: string; stop: string }): string =>
  [
    `You left ${things(title, count)} in your cart.`,
    `Open it on any device: ${links.cart}`,
    `You get this e-mail because you asked for reminders. Unsubscribe: ${links.stop}`,
  ].join('\n\n')
