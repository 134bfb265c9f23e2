/** Notification for a buyer whose order was waiting for its keys. */
export const keysReadyNotification = (number: string) => ({
  title: `The keys of order ${number} are ready`,
  text: 'You can see them in your order.',
  href: `/orders/${number}`,
})

/** Notification for a student to whom staff granted access. */
export const accessGrantedNotification = (title: string) => ({
  title: `You now have access to ${title}`,
  text: 'It is in My learning.',
  href: '/learn',
})
