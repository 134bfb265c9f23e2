import { type CallDoc, signedInCall } from '../CallDoc.ts'

const desk = (refusals: NonNullable<CallDoc['refusals']>[200] = []): CallDoc =>
  signedInCall('Support desk', {
    refusals: {
      ...(refusals.length > 0 ? { 200: refusals } : {}),
      403: ['forbidden'],
      404: ['notFound'],
    },
  })

const bulk = (refusals: NonNullable<CallDoc['refusals']>[200] = [], text = ''): CallDoc => ({
  ...desk(refusals),
  tag: 'Bulk e-mails',
  ...(text ? { text } : {}),
})

/** Calls of staff about bulk e-mails, jobs, support tickets, and user requests, with the module Support tickets or User requests and the right to edit. */
export const DESK_CALL_DOCS: Record<string, CallDoc> = {
  '/supportdesk/reply': desk(['tooLate', 'fileGone']),
  '/supportdesk/note': desk(['tooLate', 'fileGone']),
  '/supportdesk/people': desk(),
  '/supportdesk/assign': desk(['noPerson']),
  '/supportdesk/change': desk(['tooLate']),
  '/supportdesk/move': desk(['tooLate']),
  '/bulkemails/preview': bulk(
    [],
    'Fewer than five people are neither counted nor named, nor is anyone of a segment with conditions that the caller may not use.',
  ),
  '/bulkemails/test': bulk(['delivery', 'noChannel']),
  '/bulkemails/schedule': bulk(['past', 'problems', 'tooLate']),
  '/bulkemails/stop': bulk(['tooLate', 'allSent']),
  '/bulkemails/resume': bulk(['tooLate']),
  '/bulkemails/choose': bulk(['tooLate']),
  '/jobs/replay': signedInCall('Logs', {
    text: 'For a week after it was given up.',
    refusals: { 200: ['tooLate'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/userrequests/assign': desk(['noPerson']),
  '/userrequests/close': desk(['tooLate', 'elsewhere']),
  '/supportdesk/takemail': desk(['notFound', 'tooLate', 'limit']),
  '/supportdesk/dismissmail': desk(['tooLate']),
  '/supportdesk/merge': desk(['notFound', 'unfit', 'tooLate']),
}
