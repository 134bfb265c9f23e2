import { type CallDoc, signedInCall } from '../CallDoc.ts'

/** Calls about a project as a whole: gateways and senders, creation and suspension, files; and the expert panel. */
export const PROJECT_CALLS: Record<string, CallDoc> = {
  '/settings/secrets': signedInCall('Settings', { refusals: { 403: ['forbidden'], 404: ['notFound'] } }),
  '/settings/setsecret': signedInCall('Settings', {
    text: 'A secret is stored encrypted and never answered again. `value` null removes it.',
    refusals: { 200: ['secretInvalid'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/settings/testsms': signedInCall('Settings', {
    text: 'The message says which sender took it, or what each of them answered.',
    refusals: {
      200: ['noChannel', 'limit', 'smsLimit', 'testFailed'],
      403: ['forbidden'],
      404: ['notFound'],
    },
  }),
  '/settings/testemail': signedInCall('Settings', {
    text: 'The message says which server took it, or what each of them answered.',
    refusals: { 200: ['noChannel', 'limit', 'testFailed'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/settings/checkdomain': signedInCall('Settings', {
    text: 'Without a sender address of the project, the domain is that of the installation. DKIM is checked for the selector of the settings.',
    refusals: { 200: ['limit', 'testFailed'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/settings/testrazorpay': signedInCall('Settings', {
    refusals: { 200: ['limit', 'testFailed'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/super-admin/projects': signedInCall('Platform', {
    text: 'A project is suspended until it is complete. An interrupted creation is finished by repeating the call.',
    refusals: { 200: ['folder'], 403: ['forbidden'], 404: ['notFound'], 409: ['taken'] },
    example: { body: { slug: 'nalanda', title: 'Nalanda', from: { seedFolder: 'demo' }, dryRun: true } },
  }),
  '/super-admin/suspend': signedInCall('Platform', {
    text: '`confirm` has to be the short name of the project.',
    refusals: { 200: ['confirm'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/super-admin/resume': signedInCall('Platform', { refusals: { 403: ['forbidden'], 404: ['notFound'] } }),
  '/super-admin/domains': signedInCall('Platform', {
    text: 'With `seen`, hosts that somebody else has changed since are not replaced.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 409: ['taken', 'meanwhile'] },
  }),
  '/storage/usage': signedInCall('Storage', {
    text: 'Includes generated image sizes. Platform owners also get the usage of every project.',
    refusals: { 403: ['forbidden'] },
  }),
  '/storage/check': signedInCall('Storage', {
    text: 'Lists every file of the store and reads every document that may refer to one, including drafts. Files younger than a day are left out.',
    refusals: { 403: ['forbidden'] },
  }),
  '/storage/movefiles': signedInCall('Storage', {
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: {
      body: { collection: 'media', ids: ['6740d5b2a1c3e4f5a6b7c8d9'], folder: null },
      answer: { apiSuccess: true, message: 'The files are moved', changed: 1 },
    },
  }),
  '/storage/deletefiles': signedInCall('Storage', {
    text: 'All or nothing: if one of the files is used by now, none is deleted.',
    refusals: { 403: ['forbidden'], 409: ['fileInUse'] },
    example: { body: { collection: 'media', ids: ['6740d5b2a1c3e4f5a6b7c8d9'] } },
  }),
  '/storage/deleteorphans': signedInCall('Storage', {
    text: 'Files that have a document by now, or are younger than a day, are kept.',
    refusals: { 403: ['forbidden'] },
    example: { body: { keys: ['media/2f1c9a40-5c9e-4c3e-9b59-1d6f0f4f3a55.png'] } },
  }),
  '/uploads/start': signedInCall('Storage', {
    text: 'For files that are too large for one request. Parts have `partBytes` bytes, the last one what is left; the upload can be resumed for two days.',
    refusals: { 200: ['tooLarge', 'diskFull', 'limit'], 403: ['forbidden'] },
    example: { body: { kind: 'privateFile', name: 'Lecture 1.mp4', size: 734_003_200 } },
  }),
  '/uploads/state': signedInCall('Storage', {
    text: 'After an interruption the client continues with the parts that are missing here.',
    refusals: { 200: ['storeFailed'], 403: ['forbidden'], 404: ['uploadGone'] },
  }),
  '/uploads/finish': signedInCall('Storage', {
    text: 'Idempotent. The content determines the type of the file.',
    refusals: {
      200: ['partsMissing', 'wrongType', 'unfit', 'diskFull', 'storeFailed'],
      403: ['forbidden'],
      404: ['uploadGone'],
    },
  }),
  '/uploads/cancel': signedInCall('Storage', {
    text: 'Abandoned uploads are deleted after two days.',
    refusals: { 200: ['storeFailed'], 403: ['forbidden'], 404: ['uploadGone'] },
  }),
  '/expert/sheets': signedInCall('Experts', {
    text: 'The own sheet has no name of its student.',
    refusals: { 403: ['forbidden'] },
  }),
  '/expert/claimsheet': signedInCall('Experts', {
    text: 'A sheet is with one expert at a time; left alone for 45 minutes, it is free again.',
    refusals: { 200: ['notFound'], 403: ['forbidden'] },
  }),
  '/expert/returnsheet': signedInCall('Experts', { refusals: { 403: ['forbidden'], 404: ['notFound'] } }),
  '/expert/savesheet': signedInCall('Experts', {
    text: 'What is typed for a question, or drawn on one of its pages, before the marks are stored. It is theirs alone, and keeps the sheet with them for longer.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/expert/marksheet': signedInCall('Experts', {
    text: 'All written answers at once, each with marks for the steps of its rubric, in quarters. A sample is checked by a second expert, and by a third where the two differ.',
    refusals: { 200: ['invalid'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/expert/pay': signedInCall('Experts', {
    text: 'Payouts are requested by referral/payout.',
    refusals: { 403: ['forbidden'] },
  }),
  '/expert/start': signedInCall('Experts', {
    text: 'Needs a staff session; a session opened with 4 digits is answered 403.',
    refusals: { 403: ['forbidden'] },
  }),
}
