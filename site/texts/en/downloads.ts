/** The files of an account. */
export const downloads = {
  purpose: 'see your downloads',
  title: 'Downloads',
  loading: 'Loading',
  failed: 'Your downloads did not load',
  failedText: 'They are safe. Check the network and try again.',
  retry: 'Retry',
  none: 'Nothing to download yet',
  noneText: 'E-books and files of what you buy appear here, and free PDFs that you have opened.',
  seeFree: 'See free resources',
  bought: 'Bought',
  free: 'Free, open to you',
  moreFree: 'More free resources',
  fromProduct: 'from {product}',
  until: 'until {day}',
  download: 'Download',
  downloadThis: 'Download {name}',
}
