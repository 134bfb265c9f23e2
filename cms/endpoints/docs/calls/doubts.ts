import { type CallDoc, signedInCall } from '../CallDoc.ts'

const LACKS = { 403: ['forbidden'] } as const
const own = (refusals: CallDoc['refusals'] = {}): CallDoc =>
  signedInCall('Doubts', { refusals: { 403: [...LACKS[403]], ...refusals } })
const OF_ONE: CallDoc['refusals'] = { 200: ['tooLate'], 404: ['notFound'] }

/** Calls of experts and staff about doubts. Experts can access unassigned doubts and their own. */
export const DOUBT_CALLS: Record<string, CallDoc> = {
  '/expertdoubts/list': own(),
  '/expertdoubts/one': own({ 404: ['notFound'] }),
  '/expertdoubts/take': own(OF_ONE),
  '/expertdoubts/release': own(OF_ONE),
  '/expertdoubts/answer': own({ ...OF_ONE, 200: ['tooLate', 'fileGone'] }),
  '/expertdoubts/reject': own(OF_ONE),
  '/expertdoubts/pay': own(),
  '/doubt/experts': own({ 404: ['notFound'] }),
  '/doubt/escalate': own(OF_ONE),
  '/doubt/share': own({ 200: ['tooLate'], 404: ['notFound'] }),
  '/doubt/assign': own({ 200: ['noExpert', 'tooLate'], 404: ['notFound'] }),
}
