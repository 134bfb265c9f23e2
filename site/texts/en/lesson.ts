import { LEARNING_RESPONSES } from '#domain/text/learningResponses.ts'
import { ANSWERS } from '#domain/text/messages.ts'

/** A lesson: what is missing before it is done, and why it is locked. */
export const lesson = {
  toPlay: 'Play {percent}% of it, then mark it as done. {done}% so far.',
  toStay: 'Read for {minutes} more min to complete the lesson.',
  toPass: ANSWERS.quizNotPassed as string,
  toBeAccepted: LEARNING_RESPONSES.assignmentNotAccepted as string,
  toBegin: LEARNING_RESPONSES.liveNotBegun as string,
  opensAt: 'Opens {time}',
  afterOthers: 'After other lessons',
  afterExamDay: 'When you set your exam day',
  continueWith: 'Open “{title}”',
  examDay: 'Day of your exam',
  saveExamDay: 'Save',
  examDaySaved: 'Day of your exam saved',
  examDayPlan: 'We count how many lessons a week you need until then.',
  examDayIs: 'Lessons open by the day of your exam.',
  certificates: 'Certificates',
  certificateOf: '{number} · {day}',
  revokedCertificate: '{number} · {day} · Revoked',
  certificatePdf: 'Open as PDF',
  certificateLink: 'Link to verify it',
  certificateEarned: 'You have earned the certificate of this class.',
  seeCertificate: 'See it in My learning',
  askDoubt: 'Ask a doubt about this lesson',
  askDoubtAt: 'Ask a doubt at {time}',
  openLink: 'Open the link',
  linkLeads: 'The link leads to {host} and opens in a new tab.',
}
