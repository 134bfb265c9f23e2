/** The page that verifies a certificate. */
export const verify = {
  checking: 'Checking the certificate',
  states: {
    valid: 'This certificate is genuine',
    revoked: 'This certificate was revoked',
    gone: 'This certificate no longer exists',
    forged: 'This is not a certificate of ours',
  },
  stateTexts: {
    valid: 'It was issued here, nothing in it was changed, and it is still valid.',
    revoked: 'It was issued here, and revoked on {day}. It no longer proves anything.',
    gone: 'It was issued here, and deleted with the account of its owner.',
    forged: 'The link is incomplete, or it was not issued here. It proves nothing.',
  },
  resultStates: {
    valid: 'This result is genuine',
    replaced: 'This result was replaced',
    gone: 'This result no longer counts',
    forged: 'This is not a result of ours',
  },
  resultTexts: {
    valid:
      'It was given here, nothing in it was changed, and it still counts. Ranks are those of the day of the card.',
    replaced: 'It was given here, and the test was marked again since. Ask for a newer card.',
    gone: 'It was given here, and the attempt was cancelled or deleted since.',
    forged: 'The link is incomplete, or it was not made here. It proves nothing.',
  },
  result: '{marks} of {full} marks in “{title}”',
  rank: 'Rank',
  rankOf: '{rank} of {candidates}',
  percentile: 'Percentile',
  cardOf: 'Card of',
  completed: 'has completed “{title}”.',
  number: 'Number',
  issued: 'Issued on',
  key: 'Signed with key',
  failed: 'The certificate could not be checked',
  failedText: 'Check your connection and try again.',
  retry: 'Retry',
}
