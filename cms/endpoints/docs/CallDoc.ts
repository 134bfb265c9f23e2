import type { Code } from './codes.ts'

/** The chapters of the documentation. */
export const TAGS = {
  'Sign in': 'One-time codes for learners: log in, sign up, resend.',
  Session: 'Tokens, the session cookie, devices and fresh proofs.',
  Profile: 'The signed-in person: details, change of phone or e-mail, their data.',
  'Address book': 'Addresses of the signed-in person.',
  Notifications: 'What the signed-in person is told.',
  Catalogue: 'Lists, filters and facts of what is on sale.',
  Reviews: 'What students say of products they have.',
  Cart: 'What people want to buy, signed in or not.',
  Coupons: 'What coupons take off, and why they do not.',
  Orders: 'What people do with their own orders and keys.',
  Payment: 'Quotes, orders and payments. Every figure is computed by the server.',
  Wallets: 'Cashback credits, referral earnings and franchise funds.',
  Franchise: 'What franchisees do for their own students, and their funds.',
  'Sales desk': 'What staff do with the orders and carts of students.',
  Parcels: 'What is sent: packing, couriers, where a parcel is.',
  Learning: 'Lessons and progress.',
  'Admin panel': 'Sign-in of staff, always with 6 digits.',
  Content: 'What editors do in the panel beyond saving documents.',
  People: 'What admins do with the accounts of other people.',
  Settings: 'Secrets and tests of gateways and senders, for staff with the advance settings.',
  Platform: 'Projects as a whole, for platform owners.',
  Storage: 'Pictures and PDFs, and the store they lie in.',
  Experts: 'The expert panel of the storefront.',
  Help: 'Support tickets of the signed-in person.',
  Downloads: 'Free resources and what was bought as files.',
  Logs: 'What programs report.',
  Search: 'What visitors find.',
} as const

/** What the OpenAPI file says about a call beyond its schemas. */
export type CallDoc = {
  tag: keyof typeof TAGS
  text?: string
  /** Only for somebody who is signed in; `either` answers others too, with less. @default 'nobody' */
  by?: 'nobody' | 'person' | 'either'
  /** Codes by the status they come with. */
  refusals?: Partial<Record<200 | 401 | 403 | 404 | 409 | 429, Code[]>>
  example?: { body?: unknown; answer?: unknown }
}

/** A call for somebody who is signed in. */
export const signedIn = (tag: CallDoc['tag'], more: Omit<CallDoc, 'tag' | 'by'> = {}): CallDoc => ({
  tag,
  by: 'person',
  ...more,
  refusals: { 401: ['signedOut'], ...more.refusals },
})
