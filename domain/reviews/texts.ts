/** For a student whose review was published. `href`: the product page. */
export const reviewApprovedNotification = (product: string, href: string) => ({
  title: 'Your review is published',
  text: `Your review of ${product} is now online.`,
  href: `${href}#reviews`,
})

/** For a student whose review the team has answered. */
export const reviewRepliedNotification = (product: string, href: string) => ({
  title: 'The team replied to your review',
  text: `See the reply to your review of ${product}.`,
  href: `${href}#reviews`,
})
