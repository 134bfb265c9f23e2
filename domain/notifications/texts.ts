type Notification = { title: string; text: string; href: string }

/** For a person with a new account. */
export const welcomeNotification = (project: string): Notification => ({
  title: `Welcome to ${project}`,
  text: 'Your account is ready. The courses you join are in My learning, on every device.',
  href: '/learn',
})

/** For a person who signed in on a new device. */
export const newDeviceNotification = (device: string): Notification => ({
  title: 'New sign-in',
  text: `Your account was used to sign in on ${device}. If this was not you, sign out everywhere in your profile.`,
  href: '/profile',
})

/** For the buyer of a paid order, with or without classes. */
export const orderPaidNotification = (number: string, opensClasses: boolean): Notification => ({
  title: `Order ${number} is confirmed`,
  text: opensClasses
    ? 'We have received your payment. Your course is in My learning.'
    : 'We have received your payment. See your order for the next steps.',
  href: `/orders/${number}`,
})
