/** A student's progress, shown by a report link. */
export const report = {
  title: 'Progress report',
  titleOf: 'Progress of {name}',
  until: 'This link ends {time}.',
  none: 'There is no report here',
  noneText: 'The link may have ended. Ask the student for a new one.',
}
