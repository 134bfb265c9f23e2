/** Pages that are not there, do not load or have no network. */
export const system = {
  noSuchPage: 'This page does not exist',
  noSuchPageText: 'The address may be old or mistyped. Nothing of yours is lost.',
  seeCourses: 'See courses',
  goHome: 'Go home',
  pageFailed: 'This page did not load',
  pageFailedText: 'Your orders and progress are safe. Check the network and try again.',
  retry: 'Retry',
  noNetwork: 'No network',
  offline: 'You are offline',
  offlineText: '{title} needs the network for this page. What you did before is safe.',
  tryAgain: 'Try again',
  needsScript:
    'Everything that is for all can be read without JavaScript. Logging in, buying and pages of your own need it.',
}
