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
    refusals: { 403: ['forbidden'], 404: ['notFound'], 409: ['taken'] },
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
  '/expert/start': signedInCall('Experts', {
    text: 'Needs a staff session; a session opened with 4 digits is answered 403.',
    refusals: { 403: ['forbidden'] },
  }),
}
