/** To admins: somebody sent the form `title`. */
export const leadNews = (title: string) => ({
  title: 'New user request',
  text: `Somebody sent the form “${title}”. More may have come since.`,
  href: '/admin/collections/lead-submissions',
})
