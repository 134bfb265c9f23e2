/** To a student whose review is online now. `href`: the page of the product. */
export const reviewApprovedNotification = (product: string, href: string) => ({
  title: 'Your review is published',
  text: `Your review of ${product} is now online.`,
  href: `${href}#reviews`,
})

/** To a student whose review the team has answered. */
export const reviewRepliedNotification = (product: string, href: string) => ({
  title: 'The team replied to your review',
  text: `See the reply to your review of ${product}.`,
  href: `${href}#reviews`,
})
