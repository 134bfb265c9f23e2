type News = { title: string; text: string; href: string }

/** To a person whose account is new. */
export const welcomeNotification = (project: string): News => ({
  title: `Welcome to ${project}`,
  text: 'Your account is ready. Your courses are in My learning, on every device.',
  href: '/learn',
})

/** To a person who signed in on a device they were never on before. */
export const newDeviceNotification = (device: string): News => ({
  title: 'New sign-in',
  text: `Your account was used to sign in on ${device}. If this was not you, sign out everywhere in your profile.`,
  href: '/profile',
})

/** To the buyer of an order that is paid, with or without something to learn in it. */
export const orderPaidNotification = (number: string, opensClasses: boolean): News => ({
  title: `Order ${number} is confirmed`,
  text: opensClasses
    ? 'We have received your payment. Your course is in My learning.'
    : 'We have received your payment. See your order for the next steps.',
  href: `/orders/${number}`,
})
