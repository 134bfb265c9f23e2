import type { QueryLines } from './QueryLines.ts'

/** Reads of people, messages, support and logs. */
export const PEOPLE_QUERIES: QueryLines = {
  addresses: [
    'POST /address/save: pincode student sort -createdAt',
    'POST /address/save: student sort -createdAt',
    'POST /payment/orderReceipt: student sort createdAt',
  ],
  'audit-logs': [
    'PATCH /selling-products/:id: action entity range at sort -at',
    'PATCH /pages/:id: key',
    'GET /audit-logs: project sort -at',
  ],
  doubts: [
    'POST /doubt/ask: doubtKey sort -createdAt',
    'POST /doubt/ask: expert project state sort -createdAt',
    'POST /doubt/ask: expert state sort id',
    'GET /expertdoubts/one: number project sort -createdAt',
    'POST /doubt/similar: project sharing state subject sort -createdAt',
    'GET /panel/counts: project state range dueAt',
    'GET /doubt/mine: project student sort -createdAt',
  ],
  'error-logs': ['GET /error-logs: project sort -createdAt', 'POST /auth/mydata: uid sort createdAt id'],
  'incoming-mails': ['review: project state'],
  'known-devices': [
    'POST /auth/session: deviceKey sort -createdAt',
    'POST /auth/session: user range expiresAt sort -createdAt',
  ],
  'lead-submissions': [
    'POST /requests/send: dedupeKey',
    'POST /quizzes/guest: project state',
    'GET /downloads/mine: project user range form sort -createdAt',
    'GET /requests/mine: project user sort -createdAt',
    'POST /quizzes/guest: project range owner sort -createdAt',
    'POST /auth/mydata: user sort createdAt id',
  ],
  'message-preferences': ['peopleOf: user sort user'],
  notifications: [
    'POST /parcels/undo: dedupeKey',
    'GET /auth/start: project read user sort -addedOn -id',
    'GET /notifications/list: project user sort -addedOn -id',
    'POST /auth/mydata: user sort createdAt id',
  ],
  'otp-budgets': ['POST /auth/resendOtp: key sort -createdAt'],
  'otp-challenges': [
    'GET /auth/pending: browser state range expiresAt tries sort -sentAt',
    'POST /auth/verifyOtp: slotKey state range expiresAt tries',
    'POST /auth/verifySignupOtp: slotKey state range expiresAt',
  ],
  'outgoing-messages': [
    'POST /bulkemails/resume: bulkEmail state sort -createdAt',
    'workQueues: project state! range dueAt sort dueAt',
    'failedMessages: project state sort -updatedAt',
    'start: state range dueAt sort dueAt',
  ],
  'push-devices': [
    'POST /auth/session: browser sort -addedOn',
    'POST /messages/subscribepush: user sort -addedOn',
  ],
  'rate-limits': ['POST /auth/loginAndSendOtp: key sort key'],
  sessions: [
    'POST /auth/changeidentity/verify: revokedAt state user range expiresAt sort -createdAt',
    'GET /auth/sessions: state user range expiresAt sort -lastSeenAt',
    'POST /tickets/open: tokenHash',
    'PATCH /users/:id: user sort -createdAt',
  ],
  'signout-logs': ['POST /auth/mydata: uid sort createdAt id'],
  'student-consents': [
    'GET /tests/seriesleaderboard: isListed project sort listedAt',
    'consentsOfMany: student sort student',
  ],
  'support-tickets': [
    'GET /supportdesk/people: assignee project state sort -createdAt',
    'POST /supportdesk/merge: mergedInto sort -createdAt',
    'GET /tickets/one: mergedInto sort createdAt',
    'GET /tickets/one: number project student sort -createdAt',
    'POST /supportdesk/merge: number project sort -createdAt',
    'GET /panel/counts: project state',
    'GET /tickets/mine: project student sort -createdAt',
    'POST /auth/mydata: student sort createdAt id',
    'POST /tickets/open: ticketKey sort -createdAt',
  ],
  'ticket-files': [
    'POST /auth/deleteaccount: owner sort -createdAt',
    'POST /tests/object: ticket sort -createdAt',
  ],
  'ticket-messages': [
    'POST /auth/mydata: author sort createdAt id',
    'POST /supportdesk/reply: messageKey',
    'GET /tickets/one: ticket sort at',
  ],
  'user-details': ['POST /visits/report: user sort -createdAt'],
  users: [
    'unlockByIdentifier: email sort id',
    'POST /auth/loginemailotp: emailKey',
    'POST /auth/loginAndSendOtp: phoneKey',
    'speakersOf: project seedKey sort seedKey',
    'firstDayOf: project range createdAt sort createdAt',
    'POST /tickets/open: project range userLevel sort -createdAt',
    'GET /users: project sort -createdAt',
    'changedDays: range createdAt updatedAt sort updatedAt id',
  ],
}
