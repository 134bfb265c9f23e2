import { MESSAGES } from '#domain/text/messages.ts'

/** The user menu and what stands around the pages of an account. */
export const account = {
  logInTo: 'Log in to {purpose}',
  inYourAccount: 'Everything is saved in your account, on all your devices.',
  logIn: 'Log in',
  logOut: 'Log out',
  notLoaded: 'Your account did not load',
  nothingLost: 'Your data is safe. Check your connection and try again.',
  retry: 'Retry',
  yourAccount: 'Your account',
  account: 'Account',
  purpose: 'see your account',
  everything: 'Everything in your account',
  wishlist: 'Wishlist',
  accountOf: 'Account of {name}',
  myLearning: 'My learning',
  orders: 'Orders',
  supportTickets: 'Support Tickets',
  profileInfo: 'Profile Info',
  addresses: 'Addresses',
  downloads: 'Downloads',
  notifications: 'Notifications',
  cashbackCredits: MESSAGES.cashbackCredits as string,
  referralEarnings: MESSAGES.referralEarnings as string,
  expertPanel: 'Expert panel',
  install: 'Install as an app',
}
