import { ANSWERS, MESSAGES } from '#domain/text/messages.ts'
import type { Code } from './codes.ts'

export const TAGS = {
  'Sign in': 'One-time codes for learners: log in, sign up, resend.',
  Session: 'Tokens, the session cookie, devices and fresh proofs.',
  Profile: 'The signed-in person: details, change of phone or e-mail, their data.',
  'Address book': 'Addresses of the signed-in person.',
  Notifications: 'What the signed-in person is told.',
  Catalogue: 'Lists, filters and facts of what is on sale.',
  Reviews: 'What students say of products they have.',
  Payment: 'Quotes, orders and payments. Every figure is computed by the server.',
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

export type CallDoc = {
  tag: keyof typeof TAGS
  text?: string
  /** Only for somebody who is signed in; `either` answers others too, with less. @default 'nobody' */
  by?: 'nobody' | 'person' | 'either'
  /** Codes by the status they come with. */
  refusals?: Partial<Record<200 | 401 | 403 | 404 | 409 | 429, Code[]>>
  example?: { body?: unknown; answer?: unknown }
}

const PHONE = '+919800000006'
const EMAIL = 'student@example.org'
const SENT = { apiSuccess: true, message: MESSAGES.otpSent, otpLength: 4 }
const SENT_AGAIN = { ...SENT, message: MESSAGES.otpSentAgain }
const VERIFIED = {
  apiSuccess: true,
  message: MESSAGES.verifiedLoggingIn,
  signInToken: 'single-use-for-one-minute-1',
  sessionId: '6740d5b2a1c3e4f5a6b7c8d9',
  expiresAt: 1795500000000,
}
const DONE = { apiSuccess: true, message: '' }

const SAME_ANSWER = 'The answer is the same whether an account exists or not.'
const sends: CallDoc = {
  tag: 'Sign in',
  text: `${SAME_ANSWER} The code is bound to this browser by a cookie. A repeat within 30 s answers success and sends nothing.`,
  refusals: { 200: ['phone', 'limit', 'delivery', 'smsLimit'] },
}
const resends: CallDoc = { ...sends, text: 'A newer code replaces the older one of the same browser.' }
const verifies: CallDoc = {
  tag: 'Sign in',
  text: 'The answer holds a token for `auth/session`, good once and for 60 s. Without `expiresAt` a session ends 48 hours after server time.',
  refusals: { 200: ['wrongCode', 'stepUp', 'later', 'noAccount', 'blocked'] },
}
const signedIn = (tag: CallDoc['tag'], more: Omit<CallDoc, 'tag' | 'by'> = {}): CallDoc => ({
  tag,
  by: 'person',
  ...more,
  refusals: { 401: ['signedOut'], ...more.refusals },
})

/** What the OpenAPI file says about each call beyond its schemas, by path below /api. */
export const CALL_DOCS: Record<string, CallDoc> = {
  '/auth/loginAndSendOtp': { ...sends, example: { body: { phone: PHONE }, answer: SENT } },
  '/auth/resendOtp': { ...resends, example: { body: { phone: PHONE }, answer: SENT_AGAIN } },
  '/auth/loginemailotp': { ...sends, example: { body: { email: EMAIL }, answer: SENT } },
  '/auth/resendEmailOtp': { ...resends, example: { body: { email: EMAIL }, answer: SENT_AGAIN } },
  '/auth/verifyOtp': {
    ...verifies,
    example: { body: { phone: PHONE, otp: '4821', platform: 'web' }, answer: VERIFIED },
  },
  '/auth/verifyEmailOtp': {
    ...verifies,
    example: { body: { email: EMAIL, emailOtp: '4821', platform: 'web' }, answer: VERIFIED },
  },
  '/auth/signupAndSendOtp': {
    ...sends,
    refusals: { 200: ['phone', 'limit', 'delivery', 'smsLimit', 'fields'] },
    text: `${SAME_ANSWER} \`isEmailOtpSent\` is true only if the e-mail code went out and a required phone code did not: the form then stays, and the next request sends the phone code.`,
    example: {
      body: { phone: PHONE, name: 'Full Name', email: EMAIL, otpMethod: 'onEmail', additionalFields: [] },
      answer: {
        ...SENT,
        isEmailOtpSent: false,
        sent: { phone: false, email: true },
        otpLength: { phone: 4, email: 4 },
      },
    },
  },
  '/auth/resendSignupOtp': { ...resends, example: { body: { phone: PHONE }, answer: SENT_AGAIN } },
  '/auth/resendSignupEmailOtp': {
    ...resends,
    example: { body: { phone: PHONE, email: EMAIL }, answer: SENT_AGAIN },
  },
  '/auth/verifySignupOtp': {
    ...verifies,
    text: 'Opens the account with what `signupAndSendOtp` was given. With the values of an existing account it signs in there and changes nothing.',
    refusals: { 200: ['wrongCode', 'stepUp', 'later', 'signup'] },
    example: {
      body: { phone: PHONE, email: EMAIL, emailOtp: '4821', otpMethod: 'onEmail', platform: 'web' },
      answer: { ...VERIFIED, message: MESSAGES.verifiedSigningIn },
    },
  },
  '/auth/session': {
    tag: 'Session',
    text: 'Sets the HttpOnly session cookie; scripts never see it.',
    refusals: { 401: ['tokenUsed'] },
    example: { body: { signInToken: VERIFIED.signInToken } },
  },
  '/auth/me': signedIn('Session'),
  '/auth/start': {
    tag: 'Session',
    text: 'Every page of the storefront asks. Strangers get an answer too: `signedOut`.',
    refusals: { 200: ['signedOut'] },
  },
  '/auth/signout': {
    tag: 'Session',
    text: 'Writes the sign-out log. Answers success also when nobody is signed in.',
    example: { body: {}, answer: { apiSuccess: true, message: 'You are logged out.' } },
  },
  '/auth/getcustomtoken': signedIn('Session', { example: { body: { platform: 'android' } } }),
  '/auth/sessions': signedIn('Session'),
  '/auth/signoutdevice': signedIn('Session', { refusals: { 404: ['notFound'] } }),
  '/auth/signouteverywhere': signedIn('Session'),
  '/auth/stepup/send': signedIn('Session', {
    refusals: { 200: ['noChannel', 'limit', 'delivery', 'smsLimit'] },
  }),
  '/auth/stepup/verify': signedIn('Session', {
    refusals: { 200: ['noChannel', 'wrongCode', 'later'] },
    example: { body: { code: '482193' } },
  }),
  '/auth/updateuserdoc': signedIn('Profile', {
    text: 'Session cookie or Authorization header.',
    refusals: { 200: ['name', 'email', 'fields', 'gone'] },
  }),
  '/auth/profile': signedIn('Profile'),
  '/auth/changeidentity/send': signedIn('Profile', {
    refusals: { 200: ['phone', 'email', 'same', 'limit', 'delivery', 'smsLimit'], 403: ['proofNeeded'] },
  }),
  '/auth/changeidentity/verify': signedIn('Profile', {
    refusals: { 200: ['wrongCode', 'later', 'taken'], 403: ['proofNeeded'], 409: ['meanwhile'] },
  }),
  '/auth/mydata': signedIn('Profile', { refusals: { 403: ['proofNeeded'] } }),
  '/auth/deleteaccount': signedIn('Profile', {
    text: 'Orders and payments are kept as long as the law asks, without name, phone and e-mail of the account.',
    refusals: { 403: ['proofNeeded', 'staff'] },
  }),
  '/address/list': signedIn('Address book'),
  '/address/save': signedIn('Address book', { refusals: { 200: ['pincode', 'limit'], 404: ['notFound'] } }),
  '/address/remove': signedIn('Address book', { refusals: { 404: ['notFound'] } }),
  '/address/setdefault': signedIn('Address book', { refusals: { 404: ['notFound'] } }),
  '/address/pincode': signedIn('Address book'),
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
  '/payment/quote': {
    tag: 'Payment',
    refusals: { 200: ['productGone', 'optionNeeded', 'optionGone', 'outOfStock'] },
    example: { body: { items: [{ product: '6740d5b2a1c3e4f5a6b7c8d9', quantity: 1 }] } },
  },
  '/payment/placeOrder': signedIn('Payment', {
    text: 'The client names products and the quote it saw, never a price.',
    refusals: {
      200: ['productGone', 'optionNeeded', 'optionGone', 'outOfStock', 'alreadyOwned'],
      403: ['forbidden'],
      409: ['quoteChanged'],
    },
  }),
  '/payment/createTxn': signedIn('Payment', {
    text: 'Safe to repeat: an open attempt is taken up again.',
    refusals: { 200: ['gatewayUnknown', 'orderNotPayable', 'alreadyPaid'], 404: ['notFound'] },
  }),
  '/payment/orderReceipt': signedIn('Payment', {
    text: "Also takes the fields of the gateway's callback, whose signature is checked.",
    refusals: { 200: ['badSignature'], 404: ['notFound'] },
  }),
  '/learn/lecture': {
    tag: 'Learning',
    by: 'either',
    text: 'Free lessons are open to everybody.',
    refusals: { 401: ['signedOut'], 403: ['noAccess'], 404: ['notFound'] },
  },
  '/learn/complete': signedIn('Learning', { text: 'Safe to repeat.', refusals: { 403: ['noAccess'] } }),
  '/learn/classes': signedIn('Learning'),
  '/admin/sendOtp': {
    tag: 'Admin panel',
    text: SAME_ANSWER,
    refusals: { 200: ['identifier', 'limit', 'delivery', 'smsLimit'] },
    example: { body: { identifier: '+919800000002' } },
  },
  '/admin/verifyOtp': {
    tag: 'Admin panel',
    refusals: { 200: ['wrongCode', 'later', 'noStaffAccess'] },
    example: { body: { identifier: '+919800000002', otp: '482193' } },
  },
  '/admin/usersession': {
    tag: 'Admin panel',
    text: 'Sets the HttpOnly staff cookie.',
    refusals: { 401: ['tokenUsed'] },
    example: { body: { signInToken: VERIFIED.signInToken } },
  },
  '/content/schedule': signedIn('Content', {
    text: 'The latest draft as it is then goes online. Of each action one waits for a document: a new one takes its place. The right to edit is looked at again when it is due.',
    refusals: { 200: ['past', 'tooFar'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: {
        entity: 'pages',
        id: '6740d5b2a1c3e4f5a6b7c8d9',
        action: 'publish',
        at: 1795500000000,
      },
    },
  }),
  '/content/unschedule': signedIn('Content', {
    refusals: { 200: ['meanwhile'], 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { id: '6740d5b2a1c3e4f5a6b7c8d9' } },
  }),
  '/content/scheduled': signedIn('Content', {
    text: 'Times are moments; `timeZone` is where the project reads them.',
    refusals: { 403: ['forbidden'] },
  }),
  '/content/report': signedIn('Content', {
    text: 'One pass over everything that is published.',
    refusals: { 403: ['forbidden'] },
  }),
  '/people/proof': signedIn('People', { refusals: { 403: ['forbidden'] } }),
  '/people/setlevel': signedIn('People', {
    text: 'Never above the own level, never the own one, nobody above oneself; needs a fresh code.',
    refusals: {
      403: [
        'forbidden',
        'self',
        'owner',
        'aboveYou',
        'range',
        'projectLimit',
        'aboveOwnLevel',
        'proofNeeded',
      ],
      404: ['notFound'],
      409: ['meanwhile'],
    },
    example: { body: { user: '6740d5b2a1c3e4f5a6b7c8d9', level: 650 } },
  }),
  '/people/setblocked': signedIn('People', {
    refusals: { 403: ['forbidden', 'self', 'aboveYou', 'lastOwner', 'proofNeeded'], 404: ['notFound'] },
  }),
  '/people/add': signedIn('People', {
    text: 'Staff are added by admins alone, with a fresh code.',
    refusals: { 200: ['taken'], 403: ['forbidden', 'notAdmin', 'aboveOwnLevel', 'proofNeeded'] },
    example: {
      body: { name: 'Full Name', phone: PHONE, email: EMAIL, level: 'subadmin', preset: 'support' },
    },
  }),
  '/people/addcsv': signedIn('People', {
    text: 'Safe to repeat: who is there already is answered as known.',
    refusals: { 403: ['forbidden', 'proofNeeded'] },
    example: { body: { dryRun: true, rows: [{ line: 2, name: 'Full Name', phone: PHONE, email: EMAIL }] } },
  }),
  '/people/setaccess': signedIn('People', {
    text: 'Counts from the next request of the person on.',
    refusals: {
      200: ['unknownModule', 'unknownFeature', 'roleTooLow', 'unknownAssigned'],
      403: ['forbidden', 'self', 'owner', 'notBelowYou', 'notStaff', 'proofNeeded'],
      404: ['notFound'],
      409: ['meanwhile'],
    },
  }),
  '/people/explain': signedIn('People', {
    refusals: { 200: ['otherProject'], 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { user: '6740d5b2a1c3e4f5a6b7c8d9', url: '/admin/collections/pages' } },
  }),
  '/people/signout': signedIn('People', { refusals: { 403: ['forbidden', 'aboveYou'], 404: ['notFound'] } }),
  '/people/viewas': signedIn('People', {
    text: 'Sets a cookie for a session that only looks. It ends with the session that asked, and is in the audit log.',
    refusals: { 403: ['forbidden', 'self', 'notBelowYou', 'blocked', 'otherProject'], 404: ['notFound'] },
  }),
  '/people/viewas/stop': {
    tag: 'People',
    text: 'Answers success also when nobody is viewed.',
    example: { body: {}, answer: { apiSuccess: true, message: 'You are back as yourself.', href: '/admin' } },
  },
  '/panel/search': signedIn('Admin panel', {
    text: 'At most 5 of each kind, only what the person may open. Phones are looked for from 4 digits on.',
    refusals: { 403: ['forbidden'] },
  }),
  '/panel/scope': signedIn('Admin panel', {
    text: 'Sets a cookie that counts in this staff session alone; null forgets it.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { project: 'demo' }, answer: DONE },
  }),
  '/panel/counts': signedIn('Admin panel', { refusals: { 403: ['forbidden'] } }),
  '/settings/secrets': signedIn('Settings', { refusals: { 403: ['forbidden'], 404: ['notFound'] } }),
  '/settings/setsecret': signedIn('Settings', {
    text: 'A secret is stored encrypted and never answered again. `value` null takes it away.',
    refusals: { 200: ['secretInvalid'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/settings/testsms': signedIn('Settings', {
    text: 'The message says which sender took it, or what each of them answered.',
    refusals: {
      200: ['noChannel', 'limit', 'smsLimit', 'testFailed'],
      403: ['forbidden'],
      404: ['notFound'],
    },
  }),
  '/settings/testemail': signedIn('Settings', {
    text: 'The message says which server took it, or what each of them answered.',
    refusals: { 200: ['noChannel', 'limit', 'testFailed'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/settings/testrazorpay': signedIn('Settings', {
    refusals: { 200: ['limit', 'testFailed'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/super-admin/projects': signedIn('Platform', {
    text: 'A project is made suspended and opened when everything is in it; an interrupted creation is finished by the same call.',
    refusals: { 200: ['folder'], 403: ['forbidden'], 404: ['notFound'], 409: ['taken'] },
    example: { body: { slug: 'nalanda', title: 'Nalanda', from: { seedFolder: 'demo' }, dryRun: true } },
  }),
  '/super-admin/suspend': signedIn('Platform', {
    text: '`confirm` is the short name of the project, typed.',
    refusals: { 200: ['confirm'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/super-admin/resume': signedIn('Platform', { refusals: { 403: ['forbidden'], 404: ['notFound'] } }),
  '/super-admin/domains': signedIn('Platform', {
    refusals: { 403: ['forbidden'], 404: ['notFound'], 409: ['taken'] },
  }),
  '/storage/usage': signedIn('Storage', {
    text: 'Sizes made from pictures are counted with them. Platform owners also get every project.',
    refusals: { 403: ['forbidden'] },
  }),
  '/storage/check': signedIn('Storage', {
    text: 'Lists every file of the store and reads every document that may name one, drafts too. What is younger than a day is left out.',
    refusals: { 403: ['forbidden'] },
  }),
  '/storage/movefiles': signedIn('Storage', {
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: { collection: 'media', ids: ['6740d5b2a1c3e4f5a6b7c8d9'], folder: null },
      answer: { apiSuccess: true, message: 'The files are moved', changed: 1 },
    },
  }),
  '/storage/deletefiles': signedIn('Storage', {
    text: 'All or none: when something uses one of them by now, nothing is deleted.',
    refusals: { 403: ['forbidden'], 409: ['fileInUse'] },
    example: { body: { collection: 'media', ids: ['6740d5b2a1c3e4f5a6b7c8d9'] } },
  }),
  '/storage/deleteorphans': signedIn('Storage', {
    text: 'Files that have a document by now, or are younger than a day, stay.',
    refusals: { 403: ['forbidden'] },
    example: { body: { keys: ['media/2f1c9a40-5c9e-4c3e-9b59-1d6f0f4f3a55.png'] } },
  }),
  '/expert/start': signedIn('Experts', {
    text: 'Speaks for the staff session of the browser; a session of 4 digits is answered 403.',
    refusals: { 403: ['forbidden'] },
  }),
  '/catalogue/facets': {
    tag: 'Catalogue',
    text: 'Names of filters may be repeated. `of` limits the list to kinds of products. Counts of a filter respect the choices of the others. Choices that are too long, too many or unknown are left out.',
  },
  '/catalogue/facts': {
    tag: 'Catalogue',
    text: 'Up to 60 products, `products` repeated. Only what is published is counted.',
  },
  '/catalogue/delivery': {
    tag: 'Catalogue',
    text: 'Days from the order on, dispatch included; usual ones, not promised.',
    refusals: { 200: ['pincode', 'productGone'] },
  },
  '/reviews/list': {
    tag: 'Reviews',
    text: 'Approved ones alone, and they alone make `rating`. `stars` counts all reviews of the product, whatever is asked for.',
    refusals: { 404: ['notFound'] },
  },
  '/reviews/mine': signedIn('Reviews', { refusals: { 404: ['notFound'] } }),
  '/reviews/asked': signedIn('Reviews', {
    text: 'From 30 % of the lectures of a class on, until the review is written.',
    refusals: { 404: ['notFound'] },
  }),
  '/reviews/write': signedIn('Reviews', {
    text: 'One review a person and product, for those who have it. Written again it takes the place of the first, waits for approval once more and begins without helpful votes.',
    refusals: { 200: ['notBought', 'photoGone', 'limit'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: {
        product: '6740d5b2a1c3e4f5a6b7c8d9',
        rating: 5,
        title: 'Friction finally makes sense',
        text: 'The practice set after each lesson has the right length.',
        photos: [],
      },
    },
  }),
  '/reviews/delete': signedIn('Reviews', {
    text: 'Safe to repeat.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { product: '6740d5b2a1c3e4f5a6b7c8d9' } },
  }),
  '/reviews/vote': signedIn('Reviews', {
    text: 'Says what the vote is, so it is safe to repeat.',
    refusals: { 200: ['ownReview', 'limit'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: { review: '6740d5b2a1c3e4f5a6b7c8d9', isHelpful: true },
      answer: { ...DONE, isHelpful: true, helpfulCount: 13 },
    },
  }),
  '/logs/error': {
    tag: 'Logs',
    by: 'either',
    text: 'Codes, tokens, phones, e-mails and query strings are taken out before a row is stored. Equal errors of a day are one row that counts. What comes too often is answered alike and dropped.',
    example: {
      body: {
        message: "Cannot read properties of undefined (reading 'title')",
        error: 'TypeError: …\n    at pay (https://demo.example/app.js:1:482)',
        refPath: '/courses',
        functionName: 'pay',
        severity: 'medium',
        panel: 'site',
        nowDate: 1795500000000,
        platform: 'web',
      },
      answer: DONE,
    },
  },
  '/search': {
    tag: 'Search',
    text: 'Finds words by their beginnings, with mistakes, and in Hindi or Latin spelling; knows the synonyms of the project. Only what everybody may see. `counts` are of all kinds, whatever `kind` asks for.',
  },
  '/search/missed': {
    tag: 'Search',
    text: 'For the page that showed the empty result, once the visitor stopped typing. What does find something is not counted; what comes too often is answered alike and dropped.',
    example: { body: { q: 'sanskrit' }, answer: DONE },
  },
}
