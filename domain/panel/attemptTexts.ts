/** Responses of the panel to staff who invigilate tests. */
export const ATTEMPT_TEXTS = {
  extended: '{minutes} more minutes for {count} running attempts',
  extendedNobody: 'Nobody is in this test at the moment.',
  ended: '{count} attempts ended',
  messageSent: 'Sent to {count} students',
  reopened: 'The attempt is open again for {minutes} minutes.',
  notOver: 'The attempt is not over, or it was changed in the meantime.',
  lateAccepted: 'The late answers count. The attempt is marked again.',
  cancelled: 'The attempt is cancelled.',
  notCancelled: 'The attempt is cancelled already.',
  analysisExported: 'Analysis of {count} attempts exported',
  noneToExport: 'No attempt of yours is left by these filters.',
  accommodated: 'Granted. {count} running attempts have it at once.',
  accommodationEnded: 'Ended. Attempts that are running keep it.',
} as const
