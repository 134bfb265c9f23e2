/** Notification for admins: a visitor submitted the form `title`. */
export const leadNotification = (title: string) => ({
  title: 'New user request',
  text: `Somebody submitted the form “${title}”.`,
  href: '/admin/collections/lead-submissions',
})
