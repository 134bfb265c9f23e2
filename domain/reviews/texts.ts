/** To a student whose review is online now. `href`: the page of the product. */
export const reviewApprovedNews = (product: string, href: string) => ({
  title: 'Your review is published',
  text: `Everybody can read what you wrote about ${product}.`,
  href: `${href}#reviews`,
})

/** To a student whose review the team has answered. */
export const reviewRepliedNews = (product: string, href: string) => ({
  title: 'The team replied to your review',
  text: `There is an answer to your review of ${product}.`,
  href: `${href}#reviews`,
})
