/** Revision: questions repeated until they are answered right. */
export const revision = {
  title: 'Revision',
  intro: 'Solve each question again, then compare. What you know comes back later each time.',
  ofPoll: 'From the live class {title}',
  poll: 'Poll of the class',
  chosen: 'You chose: {answer}',
  none: 'No question is in revision',
  noneText:
    'Add the wrong ones from the solutions of a test. Polls of live classes that you answered wrongly come by themselves. They come back until you know them.',
  allDone: 'Everything is revised for now',
  nextAt: 'The next question comes {time}.',
  progress: '{done} of {total}',
  of: 'From {title}',
  known: 'I knew it',
  notKnown: 'Not yet',
  purpose: 'see your revision',
  more: 'Next questions',
}
