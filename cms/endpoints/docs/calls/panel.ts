import { type CallDoc, signedIn } from '../CallDoc.ts'
import { DONE, EMAIL, PHONE, VERIFIED } from '../examples.ts'
import { SAME_ANSWER } from './auth.ts'

/** The admin panel: its sign-in, what editors publish, the accounts of other people, search. */
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
  '/people/unlock': signedIn('People', {
    text: 'Wrong codes and requests of strangers shut new devices of a person out for a day, known ones never. This begins both counts anew, in the project it is called in. It needs a fresh code where the person is staff, and is in the audit log.',
    refusals: { 403: ['forbidden', 'aboveYou', 'proofNeeded'], 404: ['notFound'] },
  }),
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
}
