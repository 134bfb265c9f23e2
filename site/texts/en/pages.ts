import { MESSAGES } from '#domain/text/messages.ts'

/** Fixed pages before an editor wrote them, and the titles of the pages of an account. */
export const pages = {
  titles: {
    'about-us': 'About us',
    contact: 'Contact',
    support: 'Support',
    faq: 'FAQ',
    terms: 'Terms',
    privacy: 'Privacy',
    'refund-policy': 'Refund policy',
    'shipping-policy': 'Shipping policy',
    'grievance-officer': 'Grievance officer',
  },
  texts: {
    'about-us': 'This page about {brand} is coming soon. Until then, ask us anything:',
    contact: 'Contact {brand}:',
    support: 'Tell us what went wrong. If it is about an order, include the order number:',
    faq: 'There are no answers here yet. Ask us directly:',
    terms: 'The terms of {brand} are not published here yet. Please ask for them before you buy:',
    privacy: 'The privacy policy of {brand} is not published here yet. Ask us what we store about you:',
    'refund-policy':
      'The refund policy of {brand} is not published here yet. Please ask for it before you buy:',
    'shipping-policy':
      'The shipping policy of {brand} is not published here yet. Please ask for it before you order books or papers:',
    'grievance-officer':
      '{brand} has not named a grievance officer here yet. Until then, write to us or open a support ticket:',
  },
  noContacts: 'There are no contact details here yet.',
  weAnswer: 'Support hours: {hours}',
  seeCourses: 'See courses',
  accountTitles: {
    tickets: 'Support Tickets',
    downloads: 'Downloads',
    orders: 'Orders',
    order: 'Order',
    profile: 'Profile Info',
    notifications: 'Notifications',
    address: 'Addresses',
    account: 'Account',
    wishlist: 'Wishlist',
    track: 'Track your parcel',
    cart: 'Cart',
    checkout: 'Checkout',
    payment: 'Payment',
    learning: 'My learning',
    lesson: 'Lesson',
    reward: MESSAGES.cashbackCredits as string,
    refer: MESSAGES.referralEarnings as string,
    expert: 'Expert panel',
    expertSeries: 'Test series to check',
    expertPapers: 'Test papers to check',
    expertDoubts: 'Doubts to answer',
    expertProfile: 'Expert profile',
  },
}
