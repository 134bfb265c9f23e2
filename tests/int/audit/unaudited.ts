/** Routes that are neither calls of ours nor collection writes: the entry of each, or the reason for none. */
export const ROUTE_AUDITS: Record<string, true | string> = {
  'post /media/:id/replacefile': true,
  'post /private-files/:id/replacefile': true,
  'post /exports/download': true,
  'get /super-admin/export': true,
  'get /sales/gstr1': true,
  'post /exports/export-preview': 'shows some rows that the list shows too',
  'post /imports/preview-data': 'shows what an import would do',
  'post /imports/check': 'shows the problems of an import',
  'get /imports/template': 'an empty file to fill in',
  'get /content/preview': 'shows a draft',
  'get /content/preview/exit': 'ends a preview',
  'get /notifications/stream': 'reads one’s own',
  'get /bulkemails/opened': 'a picture in a mail, counted as a total',
  'get /bulkemails/go': 'a link in a mail, counted as a total',
  'get /messages/unsubscribe': 'a link in a mail to a student',
  'post /messages/unsubscribe': 'a link in a mail to a student',
  'post /messages/events': 'providers of e-mail alone',
  'get /invoices/:id/pdf': 'reads one invoice',
  'get /bank/file/:id': 'reads a picture of a question',
  'get /papers/pdf': 'reads a paper',
  'get /tests/pack/:release': 'reads a paper that is encrypted',
  'get /quizzes/solutionfile': 'reads a picture of a solution',
  'get /tests/file': 'reads a page of an answer',
  'get /tests/answerpdf': 'reads the pages of an answer',
  'post /tests/addfile': 'students alone',
  'get /tests/card/:attempt': 'reads one’s own',
  'get /tests/solutionfile': 'reads a picture of one’s own attempt',
  'get /expert/sheetfile': 'reads a page of a sheet that is with the expert',
  'get /expert/sheetpdf': 'reads the pages of a sheet that is with the expert',
  'get /learn/file/:lecture': 'reads a lesson',
  'post /learn/addassignmentfile': 'students alone',
  'get /class/folder/:id': true,
  'post /uploads/addpart': 'a part is no file yet; uploads/finish writes the entry',
  'get /learn/assignmentfile': 'reads one’s own, or what the list shows',
  'get /learn/hls/:token': 'plays a lesson',
  'get /learn/media/:token': 'plays a lesson',
  'get /learn/livechat/:id/stream': 'reads a chat',
  'get /learn/calendar/:token': 'reads one’s own',
  'get /learn/certificate/:number/pdf': 'reads one’s own',
  'get /downloads/:item/file': 'reads what was bought',
  'get /free-resources/:slug/file': 'reads what is free',
  'post /reviews/addphoto': 'students alone',
  'post /order/addreturnphoto': 'students alone',
  'post /tickets/addfile': 'kept once a message names it, which has its own entry',
  'get /tickets/file': 'reads a file of a ticket',
  'post /payment/webhook/:gateway': 'gateways alone',
  'post /parcels/news': 'couriers alone',
  'get /openapi.json': 'lists the calls',
  'get /access': 'states one’s permissions',
  'get /users/me': 'states who is signed in',
  'get /users/init': 'states whether there are people',
  'post /users/refresh-token': 'one’s own session',
  'post /users/logout': 'one’s own session',
  ...Object.fromEntries(
    ['login', 'forgot-password', 'reset-password', 'first-register', 'unlock', 'verify/:id'].map((path) => [
      `post /users/${path}`,
      'closed: there are no passwords',
    ]),
  ),
}

/** Calls open to everyone: all of them concern the caller or an unknown visitor. */
export const CALLS_OF_CALLER = [
  ...['/payment/', '/auth/', '/address/', '/notifications/', '/visits/', '/logs/', '/search/', '/cart/'],
  ...[
    '/wishlist/',
    '/order/',
    '/referral/',
    '/learn/',
    '/leads/',
    '/tickets/',
    '/requests/',
    '/reviews/',
    '/doubt/',
  ],
  '/messages/',
  ...['/coupon/getdiscount', '/coupon/autoapply', '/coupon/purchasecashbackrewards', '/keys/redeem'],
  ...['/parcels/track', '/parcels/answer', '/tests/', '/quizzes/'],
  // Staff sign in, and stop viewing as somebody else.
  ...['/admin/sendOtp', '/admin/verifyOtp', '/admin/usersession', '/people/viewas/stop'],
  // A student answers an invitation, and leaves a franchisee.
  ...['/franchise/invitation', '/franchise/leave'],
  ...['/seats/wait', '/seats/giveup', '/seats/choose'],
  // Also open to teachers without a permission; writes its entry itself (tests/int/learning/live.int.test.ts).
  '/live/move',
]
/** Calls of the panel that only read. */
export const READING_CALLS = [
  ...['/wallets/statement', '/franchise/students', '/franchise/products', '/franchise/quote'],
  ...['/franchise/addresses', '/sales/students', '/sales/products', '/sales/quote', '/sales/addresses'],
  ...['/people/explain', '/panel/scope', '/coupon/uses', '/enrolments/students', '/enrolments/things'],
  ...[
    '/parcels/waiting',
    '/bank/previewtexts',
    '/bulkemails/preview',
    '/bank/findsimilar',
    '/papers/simulate',
    '/attempts/students',
    '/attempts/previewregrade',
    // Parts are no file yet: uploads/finish and class/import write the entry.
    ...['/uploads/start', '/uploads/state', '/uploads/cancel'],
    '/class/checkfolder',
  ],
]

/** What a member of staff types or draws before the call beside it submits it, with an entry. */
export const DRAFT_CALLS: Record<string, string> = { '/expert/savesheet': '/expert/marksheet' }
