import type { Code } from './codes.ts'

/** OpenAPI tags with their descriptions. */
export const TAGS = {
  'Sign in': 'One-time codes for learners: log in, sign up, resend.',
  Session: 'Tokens, the session cookie, devices and fresh proofs.',
  Profile: 'The signed-in person: details, change of phone or e-mail, their data.',
  'Address book': 'Addresses of the signed-in person.',
  Notifications: 'Notifications of the signed-in person.',
  Catalogue: 'Lists, filters and facts of what is on sale.',
  Reviews: 'Reviews by students who have a product.',
  Cart: 'Carts and wishlists, signed in or not.',
  Coupons: 'Discounts, and why a coupon is refused.',
  Orders: 'Orders, returns and serial keys of the signed-in person.',
  Payment: 'Quotes, orders and payments. Every figure is computed by the server.',
  Wallets: 'Cashback credits, referral earnings and franchise funds.',
  Franchise: 'Orders of franchisees for their students, and their funds.',
  'Sales desk': 'Orders and carts of students, for staff.',
  Parcels: 'Packing, couriers and tracking.',
  Learning: 'Lessons and progress.',
  Tests: 'Tests and quizzes: start, answers, submission, result.',
  'Admin panel': 'Sign-in of staff, always with 6 digits.',
  Content: 'Scheduling, previews and reports for editors, and lead forms.',
  People: 'Accounts of other people, for admins.',
  'Question bank': 'Questions of exams with their keys and solutions, for staff.',
  Settings: 'Secrets and tests of gateways and senders, for staff with the advance settings.',
  Platform: 'Projects as a whole, for platform owners.',
  Storage: 'Pictures and PDFs, and the file store.',
  Papers: 'Building, proving, publishing and trying papers and quizzes, for their authors.',
  Experts: 'The expert panel of the storefront.',
  Help: 'Support tickets and requests of the signed-in person.',
  'Support desk': 'Support tickets and requests of students, for staff.',
  'Bulk e-mails': 'E-mails to many students, for staff.',
  Doubts: 'Questions of students to the experts.',
  Downloads: 'Free resources and bought files.',
  Logs: 'Error reports of programs.',
  Search: 'Search of the storefront.',
} as const

/** OpenAPI documentation of a call beyond its schemas. */
export type CallDoc = {
  tag: keyof typeof TAGS
  text?: string
  /** `person`: requires a session; `either`: responds with more when there is one. @default 'nobody' */
  by?: 'nobody' | 'person' | 'either'
  /** Refusal codes by HTTP status. */
  refusals?: Partial<Record<200 | 401 | 403 | 404 | 409 | 429, Code[]>>
  example?: { body?: unknown; answer?: unknown }
}

/** Documentation of a call that requires a session. */
export const signedInCall = (tag: CallDoc['tag'], more: Omit<CallDoc, 'tag' | 'by'> = {}): CallDoc => ({
  tag,
  by: 'person',
  ...more,
  refusals: { 401: ['signedOut'], ...more.refusals },
})
