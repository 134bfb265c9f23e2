import { MESSAGES } from '#domain/text/messages.ts'

/** The user menu and what stands around the pages of an account. */
export const account = {
  logInTo: 'Log in to {purpose}',
  inYourAccount: 'It is in your account, on every device.',
  logIn: 'Log in',
  logOut: 'Log out',
  notLoaded: 'Your account did not load',
  nothingLost: 'Nothing is lost. Check the network and try again.',
  retry: 'Retry',
  yourAccount: 'Your account',
  account: 'Account',
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
