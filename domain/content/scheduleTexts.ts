/** What editors and admins read about scheduled changes. */
export const SCHEDULE_TEXTS = {
  past: 'Choose a time that is still to come.',
  tooFar: 'Choose a time within the next two years.',
  scheduled: 'It is scheduled',
  cancelled: 'It is no longer scheduled',
  notPending: 'It is not waiting any more: it was carried out or cancelled meanwhile.',
  personGone: 'The person who scheduled it has no account any more or is blocked.',
  rightGone: 'The person who scheduled it may not change this any more.',
  documentGone: 'It was deleted meanwhile.',
  fieldsMissing: 'These fields must be filled in first.',
  someFault: 'Something went wrong on the server. Publish it by hand.',
  failedTitle: {
    publish: '“{title}” was not published as scheduled',
    unpublish: '“{title}” was not taken offline as scheduled',
  },
  done: {
    publish: 'Published {label} “{title}” as scheduled',
    unpublish: 'Took {label} “{title}” offline as scheduled',
  },
  asked: {
    publish: 'Scheduled {label} “{title}” to be published',
    unpublish: 'Scheduled {label} “{title}” to go offline',
  },
  unasked: 'Cancelled what was scheduled for {label} “{title}”',
} as const
