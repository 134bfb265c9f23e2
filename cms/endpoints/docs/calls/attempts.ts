import { type CallDoc, signedInCall } from '../CallDoc.ts'

const LACKS = { 403: ['forbidden' as const], 404: ['notFound' as const] }
const own = (text?: string, more: Omit<CallDoc, 'tag' | 'by' | 'text'> = {}): CallDoc =>
  signedInCall('Tests', { ...(text ? { text } : {}), ...more, refusals: { ...LACKS, ...more.refusals } })

/** Calls of staff who supervise tests; sub admins can access the attempts of assigned series only. */
export const ATTEMPT_STAFF_CALL_DOCS: Record<string, CallDoc> = {
  '/attempts/status': own('One indexed read; the panel polls it every five seconds.'),
  '/attempts/extend': own('Idempotent by `requestKey`.', { refusals: { ...LACKS, 200: ['nobody'] } }),
  '/attempts/message': own('Rides on the next answer to each hall.', {
    refusals: { ...LACKS, 200: ['nobody'] },
  }),
  '/attempts/end': own(undefined, { refusals: { ...LACKS, 200: ['nobody'] } }),
  '/attempts/reopen': own('A result that was seen is withdrawn first.', {
    refusals: { ...LACKS, 200: ['meanwhile'] },
  }),
  '/attempts/acceptlate': own('The attempt is marked again; the older result is kept.', {
    refusals: { ...LACKS, 200: ['meanwhile'] },
  }),
  '/attempts/cancel': own(undefined, { refusals: { ...LACKS, 200: ['meanwhile'] } }),
  '/attempts/events': own('Oldest first, at most 2,000.'),
  '/attempts/exportanalysis': own('Of the newest 1,000 first attempts; names nobody.', {
    refusals: { ...LACKS, 200: ['notFound'] },
  }),
  '/attempts/keyedquestion': own(
    'Typeset, without key and solution: the page of keys has those. Formulas are trees of MathML and HTML elements.',
  ),
  '/attempts/previewregrade': own(
    'Marks every attempt of the release as the regrade would, and changes nothing.',
    {
      refusals: { ...LACKS, 200: ['invalid'] },
    },
  ),
  '/attempts/regrade': own(
    'Raises the keys and marks attempts again in the background. Of several corrections of the same keys one counts. Needs a fresh code.',
    { refusals: { ...LACKS, 403: ['forbidden', 'proofNeeded'], 200: ['invalid', 'meanwhile'] } },
  ),
  '/attempts/objectionwindow': own(
    'Objections begin with the solution time. Null ends them. The fee is that of objections that are raised from now on.',
  ),
  '/attempts/answerobjections': own('Those who raised them are notified, with the note.', {
    refusals: { ...LACKS, 200: ['meanwhile'] },
  }),
  '/attempts/students': own('Eight at most; phones and e-mails are masked without the permission Users.'),
  '/attempts/accommodate': own('Running attempts have it at once.'),
  '/attempts/endaccommodation': own('Attempts that are running keep it.'),
}
