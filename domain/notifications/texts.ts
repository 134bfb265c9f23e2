type News = { title: string; text: string; href: string }

/** To a person whose account is new. */
export const welcomeNews = (project: string): News => ({
  title: `Welcome to ${project}`,
  text: 'Your account is ready. What you buy is under My learning, on every device.',
  href: '/learn',
})

/** To a person who signed in on a device they were never on before. */
export const newDeviceNews = (device: string): News => ({
  title: 'New sign-in',
  text: `Somebody signed in to your account with ${device}. If it was not you, sign out everywhere in your profile.`,
  href: '/profile',
})

/** To the buyer of an order that is paid, with or without something to learn in it. */
export const orderPaidNews = (number: string, opensClasses: boolean): News => ({
  title: `Order ${number} is confirmed`,
  text: opensClasses
    ? 'Your payment has arrived and the course is open in My learning.'
    : 'Your payment has arrived. Your order shows what comes next.',
  href: `/orders/${number}`,
})
