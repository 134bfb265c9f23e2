import { MESSAGES } from '#domain/text/messages.ts'

/** Fixed pages before an editor wrote them, and the titles of the pages of an account. */
export const pages = {
  titles: {
    'about-us': 'About us',
    contact: 'Contact',
    support: 'Support',
    faq: 'Questions',
    terms: 'Terms',
    privacy: 'Privacy',
    'refund-policy': 'Refund policy',
    'shipping-policy': 'Shipping policy',
    'grievance-officer': 'Grievance officer',
  },
  texts: {
    'about-us': '{brand} has not written about itself here yet. Ask us anything:',
    contact: 'This is how you reach {brand}:',
    support: 'Tell us what does not work, with your order number if it is about an order:',
    faq: 'There are no written answers here yet. Ask us, and we answer you directly:',
    terms: 'The terms of {brand} are not published here yet. Ask for them before you buy:',
    privacy: 'The privacy notice of {brand} is not published here yet. Ask us what is stored about you:',
    'refund-policy': 'The refund policy of {brand} is not published here yet. Ask for it before you buy:',
    'shipping-policy':
      'How {brand} sends books and papers is not published here yet. Ask for it before you order any:',
    'grievance-officer':
      '{brand} has not published who answers complaints yet. Until then write to us here, or open a support ticket:',
  },
  noContacts: 'There are no contact details here yet.',
  weAnswer: 'We answer {hours}.',
  seeCourses: 'See courses',
  accountTitles: {
    tickets: 'Support Tickets',
    downloads: 'Downloads',
    orders: 'Orders',
    order: 'Order',
    profile: 'Profile Info',
    notifications: 'Notifications',
    address: 'Addresses',
    track: 'Where is my parcel?',
    cart: 'Cart',
    checkout: 'Checkout',
    payment: 'Your payment',
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
