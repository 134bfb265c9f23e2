import type { CollectionSlug } from 'payload'
import type { Order } from '#payload-types'

export type Row = Record<string, unknown>
export type DataSection = {
  name: string
  collection: CollectionSlug
  by: string
  fields: string[]
  /** Removes parts of a row that the person may not read. */
  shown?: (row: Row) => Row
}

/** Removes internal notes of staff from the timeline. */
const withoutNotes = (row: Row): Row => ({
  ...row,
  timeline: (row.timeline as Order['timeline']).filter(({ isInternal }) => !isInternal),
})

/** Data stored about a person besides the profile, by allow-listed fields; keys, hashes and tokens are never included. */
export const SECTIONS: DataSection[] = [
  {
    name: 'addresses',
    collection: 'addresses',
    by: 'student',
    fields: [
      ...['kind', 'name', 'phone', 'alternatePhone', 'line1', 'line2', 'landmark'],
      ...['city', 'state', 'pincode', 'createdAt', 'updatedAt'],
    ],
  },
  { name: 'wishlist', collection: 'wishlist-items', by: 'student', fields: ['product', 'addedAt'] },
  {
    name: 'sessions',
    collection: 'sessions',
    by: 'user',
    fields: [
      ...['deviceName', 'platform', 'ip', 'isStaff', 'createdAt'],
      ...['lastSeenAt', 'expiresAt', 'revokedAt'],
    ],
  },
  {
    name: 'messagePreferences',
    collection: 'message-preferences',
    by: 'user',
    fields: ['muted', 'quietFrom', 'quietTo', 'updatedAt'],
  },
  { name: 'pushDevices', collection: 'push-devices', by: 'user', fields: ['deviceName', 'addedOn'] },
  {
    name: 'notifications',
    collection: 'notifications',
    by: 'user',
    fields: ['kind', 'title', 'text', 'href', 'read', 'addedOn', 'readOn'],
  },
  {
    name: 'orders',
    collection: 'orders',
    by: 'student',
    fields: [
      ...['number', 'status', 'paymentStatus', 'fulfilment', 'lines', 'itemsPaise', 'offerPaise'],
      ...['upgradePaise', 'couponPaise', 'deliveryPaise', 'feePaise', 'taxPaise', 'creditsPaise'],
      ...['payablePaise', 'refundedPaise', 'placedAt', 'paidAt', 'address', 'gst', 'timeline'],
    ],
    shown: withoutNotes,
  },
  {
    name: 'payments',
    collection: 'payments',
    by: 'order.student',
    fields: ['order', 'gateway', 'gatewayPaymentId', 'amountPaise', 'status', 'createdAt', 'settledAt'],
  },
  {
    name: 'entitlements',
    collection: 'entitlements',
    by: 'student',
    fields: [
      ...['kind', 'target', 'title', 'source', 'product', 'order', 'startsAt', 'endsAt'],
      ...['pausedAt', 'revokedAt', 'lastOpenedAt'],
    ],
  },
  {
    name: 'cart',
    collection: 'carts',
    by: 'student',
    fields: ['items', 'coupons', 'changedAt'],
  },
  {
    name: 'refunds',
    collection: 'refunds',
    by: 'order.student',
    fields: ['order', 'gateway', 'amountPaise', 'reason', 'state', 'createdAt', 'doneAt'],
  },
  {
    name: 'parcels',
    collection: 'shipments',
    by: 'student',
    fields: [
      ...['reference', 'orderNumber', 'state', 'courierName', 'awb', 'lines', 'address', 'cashPaise'],
      ...['scans', 'answer', 'packedAt', 'shippedAt', 'endedAt'],
    ],
  },
  {
    name: 'completedLectures',
    collection: 'lecture-completions',
    by: 'student',
    fields: ['class', 'lecture', 'completedAt'],
  },
  {
    name: 'tests',
    collection: 'test-user-attempts',
    by: 'student',
    fields: ['title', 'number', 'state', 'language', 'startedAt', 'endedAt', 'answers', 'lateAnswers'],
  },
  {
    name: 'answerFiles',
    collection: 'answer-files',
    by: 'owner',
    fields: ['attempt', 'question', 'digest', 'filename', 'createdAt'],
  },
  {
    name: 'objections',
    collection: 'objections',
    by: 'student',
    fields: [
      ...['attempt', 'question', 'about', 'state', 'reason', 'note', 'raisedAt', 'decidedAt'],
      ...['fee', 'feePaise', 'order'],
    ],
  },
  {
    name: 'consents',
    collection: 'student-consents',
    by: 'student',
    fields: [
      ...['birthYear', 'guardianName', 'guardianContact', 'guardianAt', 'guardianVersion'],
      ...['isListed', 'displayName', 'listedAt', 'listedVersion'],
    ],
  },
  {
    name: 'reportLinks',
    collection: 'report-links',
    by: 'student',
    fields: ['label', 'series', 'madeAt', 'endsAt', 'endedAt'],
  },
  {
    name: 'keptQuestions',
    collection: 'kept-questions',
    by: 'student',
    fields: ['question', 'attempt', 'poll', 'isBookmarked', 'note', 'dueAt', 'step'],
  },
  {
    name: 'doubts',
    collection: 'doubts',
    by: 'student',
    fields: ['number', 'subject', 'title', 'text', 'state', 'messages', 'rating', 'createdAt'],
  },
  {
    name: 'lectureProgress',
    collection: 'lecture-progress',
    by: 'student',
    fields: ['class', 'lecture', 'positionS', 'played', 'playedS', 'dwellS', 'startedAt', 'reportedAt'],
  },
  {
    name: 'lectureNotes',
    collection: 'lecture-notes',
    by: 'student',
    fields: ['lecture', 'atS', 'text', 'createdAt'],
  },
  {
    name: 'certificates',
    collection: 'certificates',
    by: 'student',
    fields: ['number', 'name', 'title', 'issuedAt', 'revokedAt', 'revokedReason'],
  },
  {
    name: 'assignments',
    collection: 'assignment-submissions',
    by: 'student',
    fields: [
      ...['title', 'state', 'text', 'files', 'handedInAt', 'isLate', 'marks', 'comment', 'reviewedAt'],
      'earlier',
    ],
  },
  {
    name: 'downloads',
    collection: 'item-downloads',
    by: 'student',
    fields: ['title', 'product', 'count', 'firstAt', 'lastAt'],
  },
  {
    name: 'liveClasses',
    collection: 'live-attendances',
    by: 'student',
    fields: ['title', 'joinedAt', 'lastBeatAt', 'seconds'],
  },
  {
    name: 'liveChat',
    collection: 'live-chat-entries',
    by: 'author',
    fields: ['kind', 'text', 'option', 'at'],
  },
  {
    name: 'learningStreak',
    collection: 'learning-streaks',
    by: 'student',
    fields: ['lastDay', 'days', 'best', 'recent'],
  },
  { name: 'examDays', collection: 'class-plans', by: 'student', fields: ['class', 'examOn'] },
  {
    name: 'supportTickets',
    collection: 'support-tickets',
    by: 'student',
    fields: ['number', 'category', 'order', 'subject', 'text', 'files', 'state', 'rating', 'createdAt'],
  },
  {
    name: 'winBackEmails',
    collection: 'win-back-sends',
    by: 'student',
    fields: ['rule', 'about', 'result', 'decidedAt'],
  },
  {
    name: 'requests',
    collection: 'lead-submissions',
    by: 'user',
    fields: ['kind', 'formTitle', 'name', 'phone', 'email', 'answers', 'state', 'result', 'createdAt'],
  },
  {
    name: 'ticketMessages',
    collection: 'ticket-messages',
    by: 'author',
    fields: ['ticket', 'text', 'files', 'at'],
  },
  {
    name: 'ticketFiles',
    collection: 'ticket-files',
    by: 'owner',
    fields: ['ticket', 'title', 'filename', 'createdAt'],
  },
  {
    name: 'reviews',
    collection: 'product-reviews',
    by: 'student',
    fields: [
      ...['product', 'rating', 'title', 'text', 'state', 'isVerified', 'reply', 'repliedAt'],
      ...['helpfulCount', 'writtenAt', 'editedAt'],
    ],
  },
  {
    name: 'reviewPhotos',
    collection: 'review-photos',
    by: 'owner',
    fields: ['review', 'filename', 'isShown', 'createdAt'],
  },
  {
    name: 'walletEntries',
    collection: 'wallet-entries',
    by: 'owner',
    fields: ['kind', 'reason', 'amountPaise', 'pendingPaise', 'balanceAfter', 'order', 'note', 'at'],
  },
  {
    name: 'payouts',
    collection: 'payouts',
    by: 'student',
    fields: ['paise', 'taxPaise', 'target', 'state', 'reference', 'answer', 'requestedAt', 'decidedAt'],
  },
  { name: 'cameBy', collection: 'referrals', by: 'friend', fields: ['code', 'joinedAt'] },
  {
    name: 'returns',
    collection: 'returns',
    by: 'student',
    fields: [
      ...['orderNumber', 'kind', 'state', 'way', 'lines', 'paidPaise', 'creditsPaise'],
      ...['payTo', 'note', 'answer', 'requestedAt'],
    ],
  },
  {
    name: 'returnPhotos',
    collection: 'return-photos',
    by: 'owner',
    fields: ['return', 'filename', 'createdAt'],
  },
  {
    name: 'reviewVotes',
    collection: 'review-votes',
    by: 'user',
    fields: ['review', 'createdAt'],
  },
  { name: 'visits', collection: 'user-details', by: 'user', fields: ['metaDetails', 'lastSeenAt'] },
]
/** Those of collections that name a person by `uid`. */
export const SECTIONS_BY_UID: DataSection[] = [
  { name: 'signOuts', collection: 'signout-logs', by: 'uid', fields: ['sessionId', 'addedOn'] },
  {
    name: 'errorReports',
    collection: 'error-logs',
    by: 'uid',
    fields: ['message', 'refPath', 'functionName', 'platform', 'addedOn'],
  },
]
