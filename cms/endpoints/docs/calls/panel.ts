import { type CallDoc, signedInCall } from '../CallDoc.ts'
import { DONE, EMAIL, PHONE, VERIFIED } from '../examples.ts'
import { SAME_ANSWER } from './auth.ts'

/** Calls of the admin panel: sign-in, scheduled content, accounts of other people, search. */
export const PANEL_CALLS: Record<string, CallDoc> = {
  '/admin/sendOtp': {
    tag: 'Admin panel',
    text: SAME_ANSWER,
    refusals: { 200: ['identifier', 'limit', 'delivery', 'smsLimit', 'emailLimit'] },
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
  '/content/schedule': signedInCall('Content', {
    text: 'Publishes the draft that is the latest when the time comes. A document has at most one scheduled change of each action; a new one replaces it. The right to edit is checked again when it is due.',
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
  '/content/unschedule': signedInCall('Content', {
    refusals: { 200: ['meanwhile'], 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { id: '6740d5b2a1c3e4f5a6b7c8d9' } },
  }),
  '/content/scheduled': signedInCall('Content', {
    text: 'Times are ms since epoch; `timeZone` is the time zone of the project.',
    refusals: { 403: ['forbidden'] },
  }),
  '/content/report': signedInCall('Content', {
    text: 'Covers all published documents.',
    refusals: { 403: ['forbidden'] },
  }),
  '/people/proof': signedInCall('People', { refusals: { 403: ['forbidden'] } }),
  '/people/setlevel': signedInCall('People', {
    text: 'Not above the own level, not for oneself, not for people with a higher level. Needs a fresh code.',
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
  '/people/setblocked': signedInCall('People', {
    refusals: { 403: ['forbidden', 'self', 'aboveYou', 'lastOwner', 'proofNeeded'], 404: ['notFound'] },
  }),
  '/people/add': signedInCall('People', {
    text: 'Only admins can add staff; this needs a fresh code.',
    refusals: { 200: ['taken'], 403: ['forbidden', 'notAdmin', 'aboveOwnLevel', 'proofNeeded'] },
    example: {
      body: { name: 'Full Name', phone: PHONE, email: EMAIL, level: 'subadmin', preset: 'support' },
    },
  }),
  '/people/addcsv': signedInCall('People', {
    text: 'Idempotent: people with an account are answered as known.',
    refusals: { 403: ['forbidden', 'proofNeeded'] },
    example: { body: { dryRun: true, rows: [{ line: 2, name: 'Full Name', phone: PHONE, email: EMAIL }] } },
  }),
  '/people/setaccess': signedInCall('People', {
    text: 'Takes effect with the next request of the person.',
    refusals: {
      200: ['unknownModule', 'unknownFeature', 'roleTooLow', 'unknownAssigned'],
      403: ['forbidden', 'self', 'owner', 'notBelowYou', 'notStaff', 'proofNeeded'],
      404: ['notFound'],
      409: ['meanwhile'],
    },
  }),
  '/people/explain': signedInCall('People', {
    refusals: { 200: ['otherProject'], 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { user: '6740d5b2a1c3e4f5a6b7c8d9', url: '/admin/collections/pages' } },
  }),
  '/people/signout': signedInCall('People', {
    refusals: { 403: ['forbidden', 'aboveYou'], 404: ['notFound'] },
  }),
  '/people/unlock': signedInCall('People', {
    text: 'Too many wrong codes or code requests lock new devices of a person out for a day, known devices never. This resets both counters in the project it is called in. Needs a fresh code for staff. Written to the audit log.',
    refusals: { 403: ['forbidden', 'aboveYou', 'proofNeeded'], 404: ['notFound'] },
  }),
  '/people/viewas': signedInCall('People', {
    text: 'Sets the cookie of a read-only session, which ends with the session of the caller. Written to the audit log.',
    refusals: { 403: ['forbidden', 'self', 'notBelowYou', 'blocked', 'otherProject'], 404: ['notFound'] },
  }),
  '/people/viewas/stop': {
    tag: 'People',
    text: 'Answers success also when nobody is viewed.',
    example: { body: {}, answer: { apiSuccess: true, message: 'You are back as yourself.', href: '/admin' } },
  },
  '/panel/search': signedInCall('Admin panel', {
    text: 'At most 5 hits of each kind, only documents that the person may open. Phones are searched from 4 digits on.',
    refusals: { 403: ['forbidden'] },
  }),
  '/panel/scope': signedInCall('Admin panel', {
    text: 'Sets a cookie that is valid in this staff session only; null deletes it.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { project: 'demo' }, answer: DONE },
  }),
  '/panel/counts': signedInCall('Admin panel', { refusals: { 403: ['forbidden'] } }),
}
