import { type CallDoc, signedInCall } from '../CallDoc.ts'

const own = (text?: string, more: Omit<CallDoc, 'tag' | 'by' | 'text'> = {}): CallDoc =>
  signedInCall('Tests', {
    ...(text ? { text } : {}),
    ...more,
    refusals: { 404: ['notFound'], ...more.refusals },
  })

/** Calls of students in tests and quizzes. In free quizzes a guest's cookie replaces the session. */
export const TEST_CALL_DOCS: Record<string, CallDoc> = {
  '/tests/paper': {
    tag: 'Tests',
    by: 'either',
    text: '`paper.refusal` says why it cannot be started now.',
    refusals: { 200: ['notReady'], 404: ['notFound'] },
  },
  '/tests/start': own(
    'Answers the running attempt when there is one. Only the device that has the turn may save.',
    {
      refusals: {
        200: [
          ...(['notReady', 'notOpen', 'gap', 'closed', 'tooLate', 'holiday', 'running', 'usedUp'] as const),
          ...(['passwordWrong', 'networkRefused', 'consentMissing', 'language', 'limit'] as const),
        ],
        403: ['locked'],
        404: ['notFound'],
      },
    },
  ),
  '/tests/attempt': own(),
  '/tests/takeover': own('Raises the epoch.'),
  '/tests/answers': own(
    'Outcomes are in the order of the saves; `saved` and `known` are durable. Without saves it is a sign of life.',
  ),
  '/tests/pause': own(undefined, { refusals: { 200: ['noPause', 'over'], 404: ['notFound'] } }),
  '/tests/resume': own(undefined, { refusals: { 200: ['over'], 404: ['notFound'] } }),
  '/tests/submit': own('Sent again, it changes nothing.', {
    refusals: { 200: ['takenOver', 'over'], 404: ['notFound'] },
  }),
  '/tests/mine': signedInCall('Tests', { text: 'Newest first, at most 200.' }),
  '/tests/removefile': own('An answer that still names it keeps the name without the file.', {
    refusals: { 200: ['over'], 404: ['notFound'] },
  }),
  '/tests/result': own(
    '`result` is null before the result time and while an expert still marks. Outcomes of questions and topics are null before the solution time.',
  ),
  '/tests/solutions': own('`solutions` is null before the solution time and while an expert still marks.'),
  '/tests/object': own(
    'Once for each question; from the solution time on, until the end that staff have set. Where there is a fee, it waits until `order` is paid. Students only.',
    {
      refusals: { 200: ['over', 'limit', 'meanwhile', 'fileGone'], 403: ['forbidden'], 404: ['notFound'] },
    },
  ),
  '/tests/reporterror': own('Once for each question, from the solution time on. Students only.', {
    refusals: { 200: ['limit', 'meanwhile'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/reevaluate': own('Once, within 30 days of the solution time. Students only.', {
    refusals: { 200: ['over'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/payobjection': own('Answers the open order of the fee, or a new one. Students only.', {
    refusals: { 200: ['over', 'meanwhile'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/withdrawobjection': own('The order of an unpaid fee is cancelled.', {
    refusals: { 200: ['meanwhile'], 404: ['notFound'] },
  }),
  '/tests/keep': own('From the solution time on. Students only, 2,000 questions at most.', {
    refusals: { 200: ['limit'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/revise': own('`added` counts those that were not in revision.', {
    refusals: { 200: ['limit'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/revision': signedInCall('Tests', {
    text: 'Twenty questions at most, those first that are due longest.',
    refusals: { 403: ['forbidden'] },
  }),
  '/tests/progress': signedInCall('Tests', {
    text: 'Topics and steps look at attempts whose solutions may be seen.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/leaderboard': own(
    'Names that students chose, of those who agreed; ranks are those among all candidates.',
  ),
  '/tests/seriesleaderboard': signedInCall('Tests', {
    text: 'Percentiles within each paper, averaged over first attempts; who took one paper only is not listed. With an own batch, ranks are those within it.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/sharereport': signedInCall('Tests', {
    text: 'The token has 128 bits and is shown once. Ten links are open at most; each ends after its days.',
    refusals: { 200: ['limit'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/tests/endreport': signedInCall('Tests', { refusals: { 403: ['forbidden'], 404: ['notFound'] } }),
  '/tests/reportlinks': signedInCall('Tests', { refusals: { 403: ['forbidden'] } }),
  '/tests/report': {
    tag: 'Tests',
    text: 'By the token of a link that a student made. Never contains questions, answers or keys.',
    refusals: { 404: ['notFound'] },
  },
  '/tests/review': signedInCall('Tests', {
    text: 'Sent again before it is due, it changes nothing.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/quizzes/check': own('The answer is final then; asked again, the call answers the same.', {
    refusals: { 200: ['notChecked'], 404: ['notFound'] },
  }),
  '/quizzes/guest': {
    tag: 'Tests',
    text: 'Sets the cookie by which later calls know the guest.',
    refusals: { 200: ['contact', 'limit'], 404: ['notFound'] },
  },
}
