/** Not-found, error and offline pages. */
export const system = {
  noSuchPage: 'This page does not exist',
  noSuchPageText: 'The link may be old or mistyped.',
  seeCourses: 'See courses',
  goHome: 'Go home',
  pageFailed: 'This page did not load',
  pageFailedText: 'Your orders and progress are safe. Check your connection and try again.',
  retry: 'Retry',
  noNetwork: 'No connection',
  offline: 'You are offline',
  offlineText: '{title} needs an internet connection for this page. What you did before is saved.',
  tryAgain: 'Try again',
  needsScript:
    'You can read public pages without JavaScript. You need it to log in, buy and use your account.',
}
