import { ANSWERS } from '#domain/text/messages.ts'
import { type CallDoc, signedIn } from '../CallDoc.ts'

/** What learners do on the storefront: addresses, tickets, downloads, notifications, requests, orders, lessons. */
export const LEARNER_CALLS: Record<string, CallDoc> = {
  '/address/list': signedIn('Address book'),
  '/address/save': signedIn('Address book', { refusals: { 200: ['pincode', 'limit'], 404: ['notFound'] } }),
  '/address/remove': signedIn('Address book', { refusals: { 404: ['notFound'] } }),
  '/address/setdefault': signedIn('Address book', { refusals: { 404: ['notFound'] } }),
  '/address/pincode': signedIn('Address book', { refusals: { 200: ['pincode'] } }),
  '/tickets/open': signedIn('Help', {
    text: 'The same `attempt` sent twice is one ticket; five a day a person. `order` is one of their own.',
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
  '/tickets/mine': signedIn('Help', { text: 'Newest first.' }),
  '/downloads/mine': signedIn('Downloads'),
  '/resources/open': {
    tag: 'Downloads',
    by: 'either',
    text: 'With `gate` open the answer holds what the resource leads to; the file itself is at `free-resources/{slug}/file`.',
    refusals: { 404: ['notFound'] },
  },
  '/notifications/latest': signedIn('Notifications', { text: 'Newest first.' }),
  '/notifications/list': signedIn('Notifications'),
  '/notifications/read': signedIn('Notifications', { text: 'Each gets its `readOn` once.' }),
  '/notifications/readall': signedIn('Notifications'),
  '/visits/report': signedIn('Profile'),
  '/leads/submit': {
    tag: 'Content',
    by: 'either',
    text: 'The same `attempt` sent twice is one request. `message` is the thanks that the editor wrote.',
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
  '/learn/complete': signedIn('Learning', { text: 'Safe to repeat.', refusals: { 403: ['noAccess'] } }),
  '/wishlist': signedIn('Cart', { text: 'Visitors keep theirs in the browser.' }),
  '/wishlist/change': signedIn('Cart', { refusals: { 200: ['limit'], 404: ['notFound'] } }),
  '/wishlist/merge': signedIn('Cart', { text: 'What does not fit or is not on sale is left out.' }),
  '/learn/owned': signedIn('Learning', { text: 'What has ended or was taken back is not in it.' }),
  '/learn/classes': signedIn('Learning'),
}
