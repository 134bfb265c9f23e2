/** To a person whose order waited for its keys. */
export const keysReadyNotification = (number: string) => ({
  title: `The keys of order ${number} are ready`,
  text: 'You can see them in your order.',
  href: `/orders/${number}`,
})

/** To a person to whom the staff opened something. */
export const accessGivenNotification = (title: string) => ({
  title: `You now have access to ${title}`,
  text: 'It is in My learning.',
  href: '/learn',
})
