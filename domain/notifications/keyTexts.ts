/** To a person whose order waited for its keys. */
export const keysThereNews = (number: string) => ({
  title: `The keys of order ${number} are there`,
  text: 'You find them in the order.',
  href: `/orders/${number}`,
})

/** To a person to whom the staff opened something. */
export const accessGivenNews = (title: string) => ({
  title: `${title} is open for you`,
  text: 'You find it under My learning.',
  href: '/learn',
})
