import { ANSWERS } from '#domain/text/messages.ts'
import { type CallDoc, signedInCall } from '../CallDoc.ts'

/** Calls of learners in the storefront: addresses, tickets, downloads, notifications, lead forms, wishlist, lessons. */
export const LEARNER_CALLS: Record<string, CallDoc> = {
  '/address/list': signedInCall('Address book'),
  '/address/save': signedInCall('Address book', {
    refusals: { 200: ['pincode', 'limit'], 404: ['notFound'] },
  }),
  '/address/remove': signedInCall('Address book', { refusals: { 404: ['notFound'] } }),
  '/address/setdefault': signedInCall('Address book', { refusals: { 404: ['notFound'] } }),
  '/address/pincode': signedInCall('Address book', { refusals: { 200: ['pincode'] } }),
  '/tickets/open': signedInCall('Help', {
    text: 'Idempotent by `attempt`. At most five tickets a day and person. `order` must belong to the person.',
    refusals: { 200: ['limit'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: {
        topic: 'course',
        subject: 'A lesson does not play',
        text: 'Lesson 4 of the course stays black on my phone.',
        attempt: 'k3J9mQ2xW7',
      },
      answer: { apiSuccess: true, message: ANSWERS.ticketOpened, number: 'HT-26-104872' },
    },
  }),
  '/tickets/mine': signedInCall('Help', { text: 'Newest first.' }),
  '/downloads/mine': signedInCall('Downloads'),
  '/resources/open': {
    tag: 'Downloads',
    by: 'either',
    text: 'With `gate` open the answer holds what the resource leads to; the file itself is at `free-resources/{slug}/file`.',
    refusals: { 404: ['notFound'] },
  },
  '/notifications/latest': signedInCall('Notifications', { text: 'Newest first.' }),
  '/notifications/list': signedInCall('Notifications'),
  '/notifications/read': signedInCall('Notifications', { text: 'Each gets its `readOn` once.' }),
  '/notifications/readall': signedInCall('Notifications'),
  '/visits/report': signedInCall('Profile'),
  '/leads/submit': {
    tag: 'Content',
    by: 'either',
    text: 'Idempotent by `attempt`. `message` is the thank-you text of the form.',
    refusals: { 200: ['tooFast', 'fields', 'limit'], 404: ['notFound'] },
    example: {
      body: {
        form: '6740d5b2a1c3e4f5a6b7c8d9',
        attempt: 'k3J9mQ2xW7',
        name: 'Full Name',
        phone: '9800000006',
        answers: [],
        page: '/contact',
        elapsedMs: 24_000,
      },
    },
  },
  '/learn/lecture': {
    tag: 'Learning',
    by: 'either',
    text: 'Free lessons are open to everybody.',
    refusals: { 401: ['signedOut'], 403: ['noAccess'], 404: ['notFound'] },
  },
  '/learn/complete': signedInCall('Learning', { text: 'Idempotent.', refusals: { 403: ['noAccess'] } }),
  '/wishlist': signedInCall('Cart', { text: 'Visitors keep theirs in the browser.' }),
  '/wishlist/change': signedInCall('Cart', { refusals: { 200: ['limit'], 404: ['notFound'] } }),
  '/wishlist/merge': signedInCall('Cart', {
    text: 'Products beyond the limit and those not on sale are left out.',
  }),
  '/learn/owned': signedInCall('Learning', { text: 'Without ended and revoked entitlements.' }),
  '/learn/classes': signedInCall('Learning'),
}
