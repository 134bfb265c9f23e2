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
  '/requests/send': signedInCall('Help', {
    text: 'A request of another kind than a ticket: it has one result instead of a conversation. Five a day.',
    refusals: { 200: ['limit'], 403: ['forbidden'] },
    example: {
      body: { kind: 'callback', text: 'Please call me after 5 pm.', attempt: 'k3j4h5g6f7d8' },
    },
  }),
  '/requests/mine': signedInCall('Help', { text: 'The latest twenty.' }),
  '/tickets/open': signedInCall('Help', {
    text: 'Idempotent by `attempt`. At most five tickets a day and person. `order` must belong to the person.',
    refusals: { 200: ['limit', 'fileGone'], 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: {
        category: 'course',
        subject: 'A lesson does not play',
        text: 'Lesson 4 of the course stays black on my phone.',
        attempt: 'k3J9mQ2xW7',
      },
      answer: { apiSuccess: true, message: ANSWERS.ticketOpened, number: 'HT-26-104872' },
    },
  }),
  '/tickets/addmessage': signedInCall('Help', {
    text: 'Idempotent by `attempt`. At most 20 messages a day and person.',
    refusals: { 200: ['limit', 'tooLate', 'fileGone'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tickets/mine': signedInCall('Help', { text: 'Newest first.' }),
  '/tickets/one': signedInCall('Help', { refusals: { 404: ['notFound'] } }),
  '/tickets/resolve': signedInCall('Help', {
    refusals: { 200: ['tooLate'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tickets/rate': signedInCall('Help', {
    text: 'One to five stars for an answered, resolved or closed ticket.',
    refusals: { 200: ['tooLate'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/doubt/ask': signedInCall('Doubts', {
    text: 'Idempotent by `attempt`. At most ten doubts a day and person. The person must have access to `lecture`. `files` names what `tickets/addfile` answered.',
    refusals: { 200: ['limit', 'noAccess', 'fileGone'], 403: ['forbidden'] },
    example: {
      body: {
        subject: 'physics',
        title: 'Sign of the work done by friction',
        text: 'Why is $W = -fs$ here, although the block moves?',
        attempt: 'k3J9mQ2xW7',
      },
      answer: { apiSuccess: true, message: ANSWERS.doubtAsked, number: 'DB-26-104872' },
    },
  }),
  '/doubt/mine': signedInCall('Doubts', { text: 'Newest first.' }),
  '/doubt/one': signedInCall('Doubts', { refusals: { 404: ['notFound'] } }),
  '/doubt/addmessage': signedInCall('Doubts', {
    text: 'Idempotent by `attempt`. At most 40 messages a day and person. `files` as in `tickets/addmessage`.',
    refusals: { 200: ['limit', 'tooLate', 'fileGone'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/doubt/resolve': signedInCall('Doubts', {
    refusals: { 200: ['tooLate'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/doubt/rate': signedInCall('Doubts', {
    text: 'One to five stars for an answered or resolved doubt.',
    refusals: { 200: ['tooLate'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/doubt/similar': signedInCall('Doubts', {
    text: 'At most three, the most similar first; Hindi and Latin letters meet by their sounds.',
  }),
  '/doubt/typeset': signedInCall('Doubts', { text: 'Stores nothing.' }),
  '/doubt/withdraw': signedInCall('Doubts', {
    refusals: { 200: ['tooLate'], 403: ['forbidden'], 404: ['notFound'] },
  }),
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
  '/messages/preferences': signedInCall('Notifications', { refusals: { 404: ['notFound'] } }),
  '/messages/savepreferences': signedInCall('Notifications', {
    text: 'Reminders and news are for adults: who is a minor by the birth year cannot turn them on.',
    refusals: { 200: ['minor'], 403: ['forbidden'] },
  }),
  '/messages/subscribepush': signedInCall('Notifications', {
    text: 'With what `pushManager.subscribe` answers for the `push.key` of `messages/preferences`.',
    refusals: { 200: ['pushOff'], 403: ['forbidden'] },
  }),
  '/messages/unsubscribepush': signedInCall('Notifications', { refusals: { 403: ['forbidden'] } }),
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
    refusals: { 401: ['signedOut'], 403: ['noAccess', 'lessonLocked'], 404: ['notFound'] },
  },
  '/learn/complete': signedInCall('Learning', {
    text: 'Idempotent. Refused until the rule of the lesson is met.',
    refusals: {
      200: ['notPlayed', 'notStayed', 'quizNotPassed', 'notAccepted'],
      403: ['noAccess', 'lessonLocked'],
    },
  }),
  '/learn/progress': signedInCall('Learning', {
    text:
      'How far the person is in a lesson: sent every 15 s while something is played, and on leaving. Safe to repeat. No more is counted ' +
      'than the time that passed on the server since the report before, at twice the speed for what is played; the first one begins that time. An account plays recordings on two devices at once; `instead` names one that stops for this one.',
    refusals: { 403: ['noAccess', 'lessonLocked'] },
    example: {
      body: {
        lecture: '6740d5b2a1c3e4f5a6b7c8d9',
        positionS: 75,
        lengthS: 2210,
        played: [[45, 75]],
        dwellS: 15,
      },
      answer: {
        apiSuccess: true,
        message: '',
        positionS: 75,
        playedS: 75,
        unmet: { rule: 'played', percent: 80, done: 3 },
      },
    },
  }),
  '/learn/assignment': signedInCall('Learning', {
    text: 'Files of the answer are at `learn/assignmentfile`.',
    refusals: { 403: ['noAccess', 'lessonLocked'], 404: ['notFound'] },
  }),
  '/learn/handin': signedInCall('Learning', {
    text:
      'Safe to repeat. Files are sent before, with `learn/addassignmentfile`. An answer may be replaced until it is reviewed; one that was ' +
      'returned begins the next round, also after the deadline.',
    refusals: {
      200: ['empty', 'filesFull', 'filesMissing', 'over', 'tooLate'],
      403: ['noAccess', 'lessonLocked'],
      404: ['notFound'],
    },
  }),
  '/learn/live': signedInCall('Learning', {
    text: '`live` is null while no time is set. `now` is the time of the server, by which the class opens. `replay` is the chat of a class that was recorded, by seconds of it.',
    refusals: { 403: ['noAccess', 'lessonLocked'], 404: ['notFound'] },
  }),
  '/learn/joinlive': signedInCall('Learning', {
    text:
      'From ten minutes before its time until the class is over, for people who have it and for its teachers in a session of staff. The way is ' +
      'personal: a token of Jitsi carries the name and the rights of its person.',
    refusals: {
      200: ['tooEarly', 'over', 'cancelled', 'providerFailed'],
      403: ['noAccess', 'lessonLocked'],
      404: ['notFound'],
    },
    example: { answer: { apiSuccess: true, message: '', way: { kind: 'youtube', video: 'M7lc1UVf-VE' } } },
  }),
  '/learn/livebeat': signedInCall('Learning', {
    text:
      'Every 30 s while the person is in it. A pause of more than 75 s counts for nothing, and several devices count once. Time before the ' +
      'class has begun does not count.',
    refusals: { 403: ['noAccess', 'lessonLocked'], 404: ['notFound'] },
  }),
  '/seats': {
    tag: 'Learning',
    by: 'either',
    text: 'Those that take students, and the one that the person is in. `left` is null for any number of seats.',
  },
  '/seats/wait': signedInCall('Learning', {
    text: 'A seat that becomes free is kept for the first on the waitlist for 24 hours, who is notified; nobody else can buy it then.',
    refusals: { 200: ['batchFull', 'batchGone', 'limit', 'meanwhile'], 404: ['notFound'] },
  }),
  '/seats/giveup': signedInCall('Learning', {
    text: 'Also gives back the seat that is kept for the person, which the next one on the waitlist gets.',
    refusals: { 200: ['batchFull', 'batchGone', 'meanwhile'], 404: ['notFound'] },
  }),
  '/seats/choose': signedInCall('Learning', {
    text: 'Once: staff move students from one batch to another.',
    refusals: {
      200: ['batchFull', 'batchGone', 'meanwhile', 'tooLate'],
      403: ['noAccess'],
      404: ['notFound'],
      409: ['meanwhile'],
    },
  }),
  '/seats/desk': signedInCall('Learning', {
    text: 'For staff with the permission for classes, and for teachers of the batch in a session of staff.',
    refusals: { 404: ['notFound'] },
  }),
  '/learn/timetable': signedInCall('Learning', { text: 'From two weeks ago on, by time.' }),
  '/learn/livechat': signedInCall('Learning', {
    text:
      'New entries come from `learn/livechat/{id}/stream?after=` with `lastSeq`. Entries name other entries by `seq` and nobody by id. With ' +
      '`before` it is a page of older ones.',
    refusals: { 403: ['noAccess', 'lessonLocked', 'banned'], 404: ['notFound'] },
  }),
  '/learn/saylive': signedInCall('Learning', {
    text: 'While the class can be joined. Safe to repeat with the same `attempt`. At most 20 a minute and student.',
    refusals: {
      200: ['over', 'muted', 'teachersOnly', 'slow', 'link', 'word'],
      403: ['noAccess', 'lessonLocked', 'banned'],
      404: ['notFound'],
    },
  }),
  '/learn/votelive': signedInCall('Learning', {
    text: 'One for a person and an entry; the first counts.',
    refusals: { 200: ['over', 'tooLate'], 403: ['noAccess', 'lessonLocked', 'banned'], 404: ['notFound'] },
  }),
  '/learn/moderatelive': signedInCall('Learning', {
    text:
      'For teachers of the class in a session of staff. A deleted text is deleted from the row; muting and banning name a message of the person. ' +
      'The right option of a poll (`right`) is sent with its close, never before.',
    refusals: { 200: ['staff'], 403: ['forbidden', 'noAccess', 'lessonLocked'], 404: ['notFound'] },
  }),
  '/live/move': signedInCall('Learning', {
    text:
      'By its teachers in a session of staff, and by staff with the permission *Live classes*. A class is started ten minutes before its time ' +
      'at the earliest. `publish` uses the file of the lesson, or else requests the recording from the provider.',
    refusals: {
      200: ['tooEarly', 'provider', 'noRecording'],
      404: ['notFound'],
      409: ['meanwhile'],
    },
  }),
  '/learn/certificates': signedInCall('Learning', { text: 'Newest first, revoked ones too.' }),
  '/learn/certificate': signedInCall('Learning', {
    text: 'Issued once, when every requirement of the class is met; the same certificate afterwards.',
    refusals: { 200: ['notEarned'], 403: ['noAccess'], 404: ['notFound'] },
  }),
  '/verify/certificate': {
    tag: 'Learning',
    by: 'either',
    text: 'A token is `base64url(statement) + "." + base64url(signature)`: Ed25519 over the statement, with the key that it names.',
  },
  '/verify/result': {
    tag: 'Learning',
    by: 'either',
    text: 'The token of a result card has the form of a certificate’s; its statement is version 2.',
  },
  '/verify/keys': {
    tag: 'Learning',
    by: 'either',
    text: 'Old keys stay, since old certificates are signed with them.',
  },
  '/learn/notes': signedInCall('Learning', {
    text: 'In the order of the recording. A note without a text is a bookmark.',
  }),
  '/learn/addnote': signedInCall('Learning', {
    text: 'Idempotent by `attempt`. At most 300 in a lesson.',
    refusals: { 200: ['limit'], 403: ['noAccess'] },
  }),
  '/learn/changenote': signedInCall('Learning', { refusals: { 404: ['notFound'] } }),
  '/learn/removenote': signedInCall('Learning'),
  '/learn/class': signedInCall('Learning', {
    text: 'Which lessons of a class are still locked to the person, and why. Free previews are never locked.',
    refusals: { 404: ['notFound'] },
  }),
  '/learn/examday': signedInCall('Learning', {
    text: 'Some lessons open so many days before the exam. Students set its day themselves, and may change it.',
    refusals: { 403: ['noAccess'], 404: ['notFound'] },
  }),
  '/wishlist': signedInCall('Cart', { text: 'Visitors keep theirs in the browser.' }),
  '/wishlist/change': signedInCall('Cart', { refusals: { 200: ['limit'], 404: ['notFound'] } }),
  '/wishlist/merge': signedInCall('Cart', {
    text: 'Products beyond the limit and those not on sale are left out.',
  }),
  '/learn/owned': signedInCall('Learning', { text: 'Without ended and revoked entitlements.' }),
  '/learn/classes': signedInCall('Learning'),
  '/learn/search': signedInCall('Learning', {
    text: 'By the beginnings of words, in English and Hindi. Locked lessons are left out.',
  }),
}
