/** What editors and admins read about scheduled changes. */
export const SCHEDULE_TEXTS = {
  past: 'Choose a time in the future.',
  tooFar: 'Choose a time within the next two years.',
  scheduled: 'Scheduled',
  cancelled: 'Schedule cancelled',
  ended: 'Dismissed',
  notPending: 'It is no longer scheduled: it was already carried out or cancelled.',
  personGone: 'The person who scheduled it is blocked or no longer has an account.',
  rightGone: 'The person who scheduled it no longer has permission to change this.',
  documentGone: 'It was deleted in the meantime.',
  fieldsMissing: 'These fields must be filled in first.',
  unfilled: 'It is only published if these fields are filled in by then: {fields}.',
  someFault: 'Something went wrong on the server. Publish it by hand.',
  failedTitle: {
    publish: '“{title}” was not published as scheduled',
    unpublish: '“{title}” was not taken offline as scheduled',
  },
  done: {
    publish: 'Published {label} “{title}” as scheduled',
    unpublish: 'Took {label} “{title}” offline as scheduled',
  },
  requested: {
    publish: 'Scheduled {label} “{title}” to be published',
    unpublish: 'Scheduled {label} “{title}” to go offline',
  },
  withdrawn: 'Cancelled what was scheduled for {label} “{title}”',
  dismissed: 'Dismissed the failed change of {label} “{title}”',
} as const
